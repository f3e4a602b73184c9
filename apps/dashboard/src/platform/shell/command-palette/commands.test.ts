import { expect, test } from 'vitest'
import { createCommands, findCommands, goToCommands } from './commands.ts'

const labels = (search: string) => findCommands(goToCommands, search).map(({ label }) => label)

test('a screen is found by the beginning of its words', () => {
  expect(labels('aban')).toEqual(['Abandoned checkouts'])
  expect(labels('check aban')).toEqual(['Abandoned checkouts'])
})

test('the screens of a group are found by its name', () => {
  expect(labels('settings')).toEqual(expect.arrayContaining(['Settings', 'Taxes', 'Domains']))
})

test('each command is listed once', () => {
  const ids = [...goToCommands, ...createCommands].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

import { expect, test } from 'vitest'
import {
  canIndent,
  entriesOf,
  indentRow,
  type MenuRow,
  moveRow,
  outdentRow,
  removeRow,
  rowsOf,
  stepRow,
} from './menu-rows.ts'

/** `Shop, -Tea, --Green` and so on. */
function rows(text: string): MenuRow[] {
  return text.split(', ').map((word) => {
    const label = word.replace(/^-*/, '')
    const target = { kind: 'none' as const }
    const plain = { newTab: false, mega: false, feature: null }
    return { id: label, label, target, ...plain, depth: word.length - label.length }
  })
}

const textOf = (given: readonly MenuRow[]) =>
  given.map(({ depth, label }) => '-'.repeat(depth) + label).join(', ')

const at = (given: readonly MenuRow[], label: string) =>
  given.findIndex((row) => row.label === label)

const menu = rows('Home, Shop, -Tea, --Green, --Black, -Cups, About')

test('entries become rows and come back', () => {
  expect(rowsOf(entriesOf(menu))).toEqual(menu)
  const [, shop] = entriesOf(menu)
  expect(shop!.children.map(({ label, children }) => [label, children.length])).toEqual([
    ['Tea', 2],
    ['Cups', 0],
  ])
})

test('an entry moves with all that is below it', () => {
  expect(textOf(moveRow(menu, 1, 0))).toBe('Shop, -Tea, --Green, --Black, -Cups, Home, About')
  expect(textOf(stepRow(menu, at(menu, 'Tea'), 1))).toBe(
    'Home, Shop, -Cups, -Tea, --Green, --Black, About',
  )
  expect(textOf(stepRow(menu, at(menu, 'About'), -1))).toBe(
    'Home, About, Shop, -Tea, --Green, --Black, -Cups',
  )
})

test('a step leaves the parent alone', () => {
  expect(stepRow(menu, at(menu, 'Tea'), -1)).toEqual(menu)
  expect(stepRow(menu, at(menu, 'Cups'), 1)).toEqual(menu)
})

test('an entry goes below the one before it, at most three levels deep', () => {
  expect(textOf(indentRow(menu, at(menu, 'About')))).toBe(
    'Home, Shop, -Tea, --Green, --Black, -Cups, -About',
  )
  expect(canIndent(menu, at(menu, 'Home'))).toBe(false)
  expect(canIndent(menu, at(menu, 'Black'))).toBe(false)
  // What is below it would be on a fourth level.
  expect(canIndent(menu, at(menu, 'Shop'))).toBe(false)
  expect(textOf(outdentRow(menu, at(menu, 'Tea')))).toBe(
    'Home, Shop, Tea, -Green, -Black, -Cups, About',
  )
})

test('wherever an entry is dropped, each is still below something and three levels are kept', () => {
  for (const [from] of menu.entries())
    for (let to = 0; to <= menu.length; to += 1) {
      const moved = moveRow(menu, from, to)
      expect(moved).toHaveLength(menu.length)
      expect(new Set(moved.map(({ id }) => id)).size).toBe(menu.length)
      for (const [index, { depth }] of moved.entries()) {
        expect(depth, textOf(moved)).toBeLessThanOrEqual(2)
        expect(depth, textOf(moved)).toBeLessThanOrEqual((moved[index - 1]?.depth ?? -1) + 1)
      }
      expect(rowsOf(entriesOf(moved))).toEqual(moved)
    }
})

test('an entry is removed with all that is below it', () => {
  expect(textOf(removeRow(menu, at(menu, 'Tea')))).toBe('Home, Shop, -Cups, About')
})

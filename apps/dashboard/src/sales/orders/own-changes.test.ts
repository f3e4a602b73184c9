import { expect, test } from 'vitest'
import { makeOwnChange } from './own-changes.ts'

/** Refuses a change that is based on another version, as the server does. */
function anOrder(id: string) {
  let version = 1
  const changeFrom = (shown: number) =>
    makeOwnChange(id, shown, async (based) => {
      if (based !== version) throw new Error('stale_revision')
      version += 1
      return { version }
    })
  return { changeFrom, changeElsewhere: () => (version += 1) }
}

test('changes of an owner who still sees the first version follow each other', async () => {
  const order = anOrder('followed')
  for (const shown of [1, 1, 2, 1]) await order.changeFrom(shown)
  expect(await order.changeFrom(5)).toEqual({ version: 6 })
})

test('a change from elsewhere is not overwritten before the owner has seen it', async () => {
  const order = anOrder('elsewhere')
  await order.changeFrom(1)
  order.changeElsewhere()

  await expect(order.changeFrom(1)).rejects.toThrow('stale_revision')
  await expect(order.changeFrom(2)).rejects.toThrow('stale_revision')
  expect(await order.changeFrom(3)).toEqual({ version: 4 })
  await expect(order.changeFrom(2)).rejects.toThrow('stale_revision')
})

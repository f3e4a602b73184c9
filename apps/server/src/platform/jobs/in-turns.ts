import type { Due } from './due-work.ts'

/** How many of the earliest rows a pass looks at before it walks from group to group. */
export const maxEarliest = 200
/** How many groups one walk visits. */
export const maxWalked = 40

/** @returns the first rows of each group, with their place in it */
export function inTurns<Row extends Omit<Due, 'place'>>(
  rows: readonly Row[],
  groupOf: (row: Row) => string,
  max: number,
): (Row & Due)[] {
  const counts = new Map<string, number>()
  const once = new Map(rows.map((row) => [row.id, row]))
  return [...once.values()].flatMap((row) => {
    const place = (counts.get(groupOf(row)) ?? 0) + 1
    counts.set(groupOf(row), place)
    return place <= max ? [{ ...row, place }] : []
  })
}

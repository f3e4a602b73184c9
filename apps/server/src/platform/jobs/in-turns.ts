import type { Database } from '@vitrine/db/database.ts'
import { firstId } from '@vitrine/db/first-id.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import type { SQL } from 'drizzle-orm'
import type { Due } from './due-work.ts'

/** How many of the earliest rows a pass looks at before it walks from group to group. */
const maxEarliest = 200
/** How many groups one walk visits. */
const maxWalked = 16

type Found = Omit<Due, 'place'>

interface Walk {
  now: Date
  /** How many rows of a group. */
  each: number
  /** The group that was visited last. */
  after: string
  /** How many groups. */
  max: number
}

interface Backlog<Row extends Found> {
  groupOf: (row: Row) => string
  earliest: (now: Date, max: number) => SQL
  /** A group without any row of its own has one without an id. */
  inTurn: (walk: Walk) => SQL
}

/**
 * Lists the earliest rows, a few per group. Behind a backlog it walks on from group to group too, so
 * that none waits for another's; either way the cost does not grow with what waits.
 * @returns rows with their place in the group
 */
export function createTurns<Row extends Found>(
  db: Database,
  { groupOf, earliest, inTurn }: Backlog<Row>,
): (now: Date, each: number) => Promise<(Row & Due)[]> {
  let walkedTo = firstId

  async function read(query: SQL): Promise<Row[]> {
    const { rows } = await inPlatform(db, (tx) => tx.execute(query), { readOnly: true })
    return rows as unknown[] as Row[]
  }

  async function walk(now: Date, each: number): Promise<Row[]> {
    const rows = await read(inTurn({ now, each, after: walkedTo, max: maxWalked }))
    const last = rows.at(-1)
    walkedTo = (last && groupOf(last)) ?? firstId
    return rows.filter((row: { id: string | null }) => row.id !== null)
  }

  return async (now, each) => {
    const first = await read(earliest(now, maxEarliest))
    const rows = first.length < maxEarliest ? first : [...first, ...(await walk(now, each))]
    return placed(rows, groupOf, each)
  }
}

function placed<Row extends Found>(
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

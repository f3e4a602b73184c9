import type { Database } from '@vitrine/db/database.ts'
import { firstId } from '@vitrine/db/first-id.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { sql } from 'drizzle-orm'
import type { Due, DueQuery } from '../../platform/jobs/due-work.ts'
import { inTurns, maxEarliest, maxWalked } from '../../platform/jobs/in-turns.ts'

export interface DueMail extends Due {
  attempts: number
}

type Found = Omit<DueMail, 'place'>

/**
 * Lists the earliest emails, a few per store. Behind a backlog it walks on from store to store too, so
 * that none waits for another's; either way the cost does not grow with what waits.
 */
export function createListDue(db: Database): (query: DueQuery) => Promise<DueMail[]> {
  let walkedTo = firstId

  async function walk({ now, eachStore }: DueQuery): Promise<Found[]> {
    const { rows } = await inPlatform(
      db,
      (tx) =>
        tx.execute<{ storeId: string | null; id: string | null; attempts: number }>(sql`
          SELECT store AS "storeId", mail AS id, tries AS attempts
          FROM mails_in_turn(${now}, ${eachStore}, ${walkedTo}, ${maxWalked})`),
      { readOnly: true },
    )
    walkedTo = rows.at(-1)?.storeId ?? firstId
    return rows.filter((row): row is Found => row.id !== null)
  }

  return async (query) => {
    const earliest = await listEarliest(db, query)
    const rows = earliest.length < maxEarliest ? earliest : [...earliest, ...(await walk(query))]
    return inTurns(rows, ({ storeId }) => storeId, query.eachStore)
  }
}

async function listEarliest(db: Database, { now }: DueQuery): Promise<Found[]> {
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<Found & Record<string, unknown>>(sql`
        SELECT store_id AS "storeId", id, attempts FROM outbox
        WHERE status = 'pending' AND try_at <= ${now} ORDER BY try_at LIMIT ${maxEarliest}`),
    { readOnly: true },
  )
  return rows
}

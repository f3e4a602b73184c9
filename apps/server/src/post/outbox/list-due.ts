import type { Database } from '@vitrine/db/database.ts'
import { sql } from 'drizzle-orm'
import type { Due, DueQuery } from '../../platform/jobs/due-work.ts'
import { createTurns } from '../../platform/jobs/in-turns.ts'

export interface DueMail extends Due {
  attempts: number
}

/** Lists the earliest emails, and behind a backlog those of other stores in turn. */
export function createListDue(db: Database): (query: DueQuery) => Promise<DueMail[]> {
  const list = createTurns<Omit<DueMail, 'place'>>(db, {
    groupOf: ({ storeId }) => storeId,
    earliest: (now, max) => sql`
      SELECT store_id AS "storeId", id, attempts FROM outbox
      WHERE status = 'pending' AND try_at <= ${now} ORDER BY try_at LIMIT ${max}`,
    inTurn: ({ now, each, after, max }) => sql`
      SELECT store AS "storeId", mail AS id, tries AS attempts
      FROM mails_in_turn(${now}, ${each}, ${after}, ${max})`,
  })
  return ({ now, eachStore }) => list(now, eachStore)
}

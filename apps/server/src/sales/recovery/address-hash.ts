import { createHash } from 'node:crypto'
import { abandonedCheckouts } from '@vitrine/db/schema/abandoned-checkouts.ts'
import { sql } from 'drizzle-orm'

/** Identifies an address that is not stored. @param email in lower case */
export function addressHash(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}

export const hashInRow = sql`encode(sha256(convert_to(${abandonedCheckouts.email}, 'UTF8')), 'hex')`

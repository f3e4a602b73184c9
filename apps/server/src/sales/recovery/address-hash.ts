import { createHash } from 'node:crypto'
import { abandonedCheckouts } from '@vitrine/db/schema/abandoned-checkouts.ts'
import { sql } from 'drizzle-orm'

/** By which an address is known that is not kept. @param email in small letters */
export function addressHash(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}

/** The same of a kept address. */
export const hashInRow = sql`encode(sha256(convert_to(${abandonedCheckouts.email}, 'UTF8')), 'hex')`

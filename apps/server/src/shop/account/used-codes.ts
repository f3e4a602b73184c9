import type { Database } from '@vitrine/db/database.ts'
import { verifications } from '@vitrine/db/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { invalidInput } from '../../platform/refusal.ts'

/** Longer than any code is valid, with the drift of clocks that is allowed. */
const rememberedMs = 5 * 60_000

export function wrongCode() {
  return invalidInput(
    'code',
    'This code is not right. Enter the newest one; if it fails again, set the clock of your phone to automatic.',
  )
}

export async function isUsedCode(db: Database, userId: string, code: string): Promise<boolean> {
  return (await db.platform.$count(verifications, eq(verifications.id, idOf(userId, code)))) > 0
}

/** @returns whether this is the code's first use, also among requests at once */
export async function claimCode(db: Database, userId: string, code: string): Promise<boolean> {
  const id = idOf(userId, code)
  const claimed = await db.platform
    .insert(verifications)
    .values({ id, identifier: id, value: '', expiresAt: new Date(Date.now() + rememberedMs) })
    .onConflictDoNothing()
    .returning({ id: verifications.id })
  return claimed.length > 0
}

function idOf(userId: string, code: string): string {
  const hash = createHash('sha256').update(`${userId}\n${code}`).digest('base64url')
  return `used-code:${hash}`
}

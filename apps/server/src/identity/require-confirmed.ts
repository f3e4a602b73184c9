import { users } from '@vitrine/db/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '@vitrine/db/database.ts'
import { Refusal } from '../platform/refusal.ts'

export async function requireConfirmed({
  db,
  userId,
}: {
  db: Database
  userId: string
}): Promise<void> {
  const [owner] = await db.platform
    .select({ isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
  if (!owner?.isConfirmed) throw new Refusal('email_not_confirmed')
}

import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { eq } from 'drizzle-orm'

export async function findUserEmail(db: Database, userId: string): Promise<string | undefined> {
  const [user] = await inPlatform(
    db,
    (tx) => tx.select({ email: users.email }).from(users).where(eq(users.id, userId)),
    { readOnly: true },
  )
  return user?.email
}

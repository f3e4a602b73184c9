import type { Database } from '@vitrine/db/database.ts'
import { sessions, verifications } from '@vitrine/db/schema/accounts.ts'
import { rateLimits } from '@vitrine/db/schema/rate-limits.ts'
import { lt } from 'drizzle-orm'

export async function forgetExpired({ platform }: Database, now: Date): Promise<void> {
  await platform.delete(rateLimits).where(lt(rateLimits.endsAt, now))
  await platform.delete(sessions).where(lt(sessions.expiresAt, now))
  await platform.delete(verifications).where(lt(verifications.expiresAt, now))
}

import { operators } from '@vitrine/db/schema/console.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { createOTP } from '@better-auth/utils/otp'
import { and, eq, lt } from 'drizzle-orm'

const stepMs = 30_000

/** Clocks may differ by one step. */
const drift = [0, -1, 1]

/**
 * Checks a code of the operator's authenticator app and uses it up. @returns false for a wrong or
 * used one
 */
export async function checkCode(
  tx: PlatformTransaction,
  { id, secret, code, now }: { id: string; secret: string; code: string; now: Date },
): Promise<boolean> {
  const given = code.replaceAll(/\s/g, '')
  const current = Math.floor(now.getTime() / stepMs)
  for (const step of drift.map((each) => current + each)) {
    if ((await createOTP(secret).hotp(step)) !== given) continue
    const used = await tx
      .update(operators)
      .set({ lastStep: step })
      .where(and(eq(operators.id, id), lt(operators.lastStep, step)))
      .returning({ id: operators.id })
    return used.length > 0
  }
  return false
}

import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { NewsletterStep } from '@vitrine/contract/newsletter.ts'
import { newsletterTokens } from '@vitrine/db/schema/newsletter.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

const confirmLifetime = 7 * 24 * 3_600_000

/** A token for one link of a mail. The database keeps its hash only; leaving never runs out. */
export async function createToken(
  tx: StoreTransaction,
  purpose: NewsletterStep,
  subscriberId: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const ofSubscriber = and(
    eq(newsletterTokens.storeId, tx.storeId),
    eq(newsletterTokens.subscriberId, subscriberId),
  )
  await tx.delete(newsletterTokens).where(and(ofSubscriber, lt(newsletterTokens.expiresAt, now)))
  await tx.insert(newsletterTokens).values({
    storeId: tx.storeId,
    hash: hashOf(token),
    subscriberId,
    purpose,
    expiresAt: purpose === 'confirm' ? new Date(now.getTime() + confirmLifetime) : null,
  })
  return token
}

/** @returns whose token this is, or undefined for one of another purpose or that has run out */
export async function findSubscriberId(
  tx: StoreTransaction,
  purpose: NewsletterStep,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: newsletterTokens.subscriberId })
    .from(newsletterTokens)
    .where(
      and(
        eq(newsletterTokens.storeId, tx.storeId),
        eq(newsletterTokens.hash, hashOf(token)),
        eq(newsletterTokens.purpose, purpose),
        or(isNull(newsletterTokens.expiresAt), gt(newsletterTokens.expiresAt, now)),
      ),
    )
  return row?.id
}

/** A link that confirms must not bring back whoever has left since. */
export async function forgetConfirmTokens(
  tx: StoreTransaction,
  subscriberId: string,
): Promise<void> {
  await tx
    .delete(newsletterTokens)
    .where(
      and(
        eq(newsletterTokens.storeId, tx.storeId),
        eq(newsletterTokens.subscriberId, subscriberId),
        eq(newsletterTokens.purpose, 'confirm'),
      ),
    )
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest('base64url')
}

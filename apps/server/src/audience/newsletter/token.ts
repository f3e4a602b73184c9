import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { NewsletterStep } from '@vitrine/contract/audience/newsletter.ts'
import { newsletterTokens } from '@vitrine/db/schema/newsletter.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

const confirmLifetime = 7 * 24 * 3_600_000

/**
 * Creates a token for a link in an email, of which the database stores the hash. Tokens that
 * unsubscribe never expire.
 */
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

/** @returns the subscriber's id; undefined for an expired token or one of another purpose */
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

/** Prevents an old confirmation link from undoing an unsubscription. */
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

import type { CheckoutSettings } from '@vitrine/commerce/settings/checkout-settings.ts'
import { checkoutSettings } from '@vitrine/db/schema/pricing.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, sql } from 'drizzle-orm'

export async function findCheckoutSettings(tx: StoreTransaction) {
  const [row] = await tx
    .select()
    .from(checkoutSettings)
    .where(eq(checkoutSettings.storeId, tx.storeId))
  return row
}

export async function findStoreLook(tx: StoreTransaction) {
  const [store] = await tx
    .select({ currency: stores.currency, theme: stores.theme, policies: stores.policies })
    .from(stores)
    .where(eq(stores.id, tx.storeId))
  return store!
}

/**
 * Saves a draft as the next revision.
 * @param seen the revision that was edited; 0 for the defaults
 * @returns false when another user changed it since
 */
export async function saveDraft(
  tx: StoreTransaction,
  draft: CheckoutSettings,
  seen: number,
): Promise<boolean> {
  const saved = seen
    ? await tx
        .update(checkoutSettings)
        .set({ draft, revision: sql`${checkoutSettings.revision} + 1` })
        .where(isRevision(tx, seen))
        .returning()
    : await tx
        .insert(checkoutSettings)
        .values({ storeId: tx.storeId, draft })
        .onConflictDoNothing()
        .returning()
  return saved.length > 0
}

/** @returns false when the draft has another revision by now */
export async function publishDraft(
  tx: StoreTransaction,
  revision: number,
  now: Date,
): Promise<boolean> {
  const published = await tx
    .update(checkoutSettings)
    .set({ published: sql`${checkoutSettings.draft}`, publishedAt: now })
    .where(isRevision(tx, revision))
    .returning()
  return published.length > 0
}

function isRevision(tx: StoreTransaction, revision: number) {
  return and(eq(checkoutSettings.storeId, tx.storeId), eq(checkoutSettings.revision, revision))
}

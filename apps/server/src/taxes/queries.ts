import type { TaxSettings } from '@vitrine/commerce/tax.ts'
import { taxSettings } from '@vitrine/db/schema/pricing.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'

export async function findTaxes(tx: StoreTransaction) {
  const [row] = await tx
    .select({ settings: taxSettings.settings, revision: taxSettings.revision })
    .from(taxSettings)
    .where(eq(taxSettings.storeId, tx.storeId))
  return row
}

/**
 * Saves them as the next revision.
 * @param seen the revision that was changed; 0 for the defaults
 * @returns whether nobody else changed them since
 */
export async function saveTaxes(
  tx: StoreTransaction,
  settings: TaxSettings,
  seen: number,
): Promise<boolean> {
  const saved = seen
    ? await tx
        .update(taxSettings)
        .set({ settings, revision: seen + 1 })
        .where(and(eq(taxSettings.storeId, tx.storeId), eq(taxSettings.revision, seen)))
        .returning()
    : await tx
        .insert(taxSettings)
        .values({ storeId: tx.storeId, settings })
        .onConflictDoNothing()
        .returning()
  return saved.length > 0
}

import type { SettingsTable } from '@vitrine/db/schema/pricing.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, sql } from 'drizzle-orm'

/** @returns undefined for a store that never changed them */
export async function findSettings<Settings>(
  tx: StoreTransaction,
  table: SettingsTable<Settings>,
): Promise<{ settings: Settings; revision: number } | undefined> {
  const [row] = await tx
    .select({ settings: table.settings, revision: table.revision })
    .from(table)
    .where(eq(table.storeId, tx.storeId))
  return row
}

/**
 * Saves the settings as the next revision.
 * @param seen the revision that was edited; 0 for the defaults
 * @returns false when another user changed them since
 */
export async function saveSettings<Settings extends object>(
  tx: StoreTransaction,
  table: SettingsTable<Settings>,
  settings: Settings,
  seen: number,
): Promise<boolean> {
  const saved = seen
    ? await tx
        .update(table)
        .set({ settings, revision: sql`${table.revision} + 1` })
        .where(and(eq(table.storeId, tx.storeId), eq(table.revision, seen)))
        .returning({ revision: table.revision })
    : await tx
        .insert(table)
        .values({ storeId: tx.storeId, settings })
        .onConflictDoNothing()
        .returning({ revision: table.revision })
  return saved.length > 0
}

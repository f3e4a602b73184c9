import { nameKey, variantsOf } from '@vitrine/commerce/text/look-alike.ts'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { sql } from 'drizzle-orm'
import { textOf } from './check-shop.ts'

const atOnce = 500

/**
 * Checks shops again that changed since, as by new products, and those with open signals, whose cause
 * may be gone. Names that were never compared come first: then every shop is compared with them.
 */
export async function requestNightlyChecks(db: Database): Promise<void> {
  const isNew = (await recordNames(db)) > 0
  await inPlatform(db, (tx) =>
    tx.execute(sql`
      UPDATE signal_checks c SET due_at = now() FROM stores s
      WHERE s.id = c.store_id AND s.deleted_at IS NULL AND c.due_at IS NULL
        AND (${isNew} OR c.checked_version IS DISTINCT FROM s.version
          OR EXISTS (SELECT FROM shop_signals g
            WHERE g.store_id = s.id AND g.dismissed_at IS NULL))`),
  )
}

/** @returns how many stores had no name to compare yet */
async function recordNames(db: Database): Promise<number> {
  for (let count = 0; ;) {
    const recorded = await inPlatform(db, recordSome)
    count += recorded
    if (recorded < atOnce) return count
  }
}

async function recordSome(tx: PlatformTransaction): Promise<number> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    SELECT s.id, s.name FROM stores s LEFT JOIN signal_checks c ON c.store_id = s.id
    WHERE c.name_key IS NULL ORDER BY s.id LIMIT ${atOnce}`)
  const names = rows.map(({ id, name }) => {
    const key = nameKey(name)
    return { id, key: textOf(key), variants: variantsOf(key) }
  })
  await tx.execute(sql`
    INSERT INTO signal_checks AS c (store_id, name_key, named_at, name_variants)
    SELECT s.id, n.key, s.created_at, ARRAY(SELECT jsonb_array_elements_text(n.variants))
    FROM jsonb_to_recordset(${JSON.stringify(names)}::jsonb) AS n (id uuid, key text, variants jsonb)
    JOIN stores s ON s.id = n.id
    ON CONFLICT (store_id) DO UPDATE SET name_key = excluded.name_key,
      named_at = excluded.named_at, name_variants = excluded.name_variants`)
  return rows.length
}

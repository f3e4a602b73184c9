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
  const given = JSON.stringify(names)
  await tx.execute(sql`
    WITH named AS (
      INSERT INTO signal_checks (store_id, name_key, named_at)
      SELECT s.id, n.key, s.created_at
      FROM jsonb_to_recordset(${given}::jsonb) AS n (id uuid, key text)
      JOIN stores s ON s.id = n.id
      ON CONFLICT (store_id) DO UPDATE SET name_key = excluded.name_key,
        named_at = excluded.named_at
    )
    INSERT INTO name_variants (variant, store_id)
    SELECT jsonb_array_elements_text(n.variants), s.id
    FROM jsonb_to_recordset(${given}::jsonb) AS n (id uuid, variants jsonb)
    JOIN stores s ON s.id = n.id
    ON CONFLICT DO NOTHING`)
  return rows.length
}

import { defaultReminder } from '@vitrine/commerce/orders/reminder.ts'
import { defaultTaxes } from '@vitrine/commerce/pricing/tax.ts'
import { defaultCheckout } from '@vitrine/commerce/settings/checkout-settings.ts'
import { defaultPayments } from '@vitrine/commerce/settings/payment-methods.ts'
import { defaultShipping } from '@vitrine/commerce/shipping/shipping.ts'
import { policyKinds } from '@vitrine/commerce/policies/policy-kinds.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import {
  insertVersion,
  listPublished,
  noteOnStore,
  replaceVersion,
} from '../../../shop/policies/versions.ts'
import { ask } from '../bring/ask.ts'
import { quoted, type StagedArchive } from './staged-archive.ts'

/** What a store has that never changed them. */
const defaults = {
  shipping_settings: { settings: defaultShipping },
  tax_settings: { settings: defaultTaxes },
  payment_settings: { settings: defaultPayments },
  abandoned_checkout_settings: { settings: defaultReminder },
  checkout_settings: { draft: defaultCheckout, published: null },
}

/**
 * Settings as they were, under the next revision: an editor that has those of now open is refused
 * its save.
 */
export async function restoreSettings(tx: StoreTransaction, staged: StagedArchive): Promise<void> {
  for (const [table, values] of Object.entries(defaults)) {
    const columns = Object.keys(values)
    await ask(
      tx,
      `INSERT INTO archived_${table} (store_id, ${quoted(columns)})
       SELECT $1, ${quoted(columns)} FROM json_populate_record(NULL::${table}, $2::json)
       WHERE NOT EXISTS (SELECT FROM archived_${table})
         AND EXISTS (SELECT FROM ${table} WHERE store_id = $1)`,
      [tx.storeId, JSON.stringify(values)],
    )
    await restoreDocument(tx, table, columns)
  }
  await restoreDocument(tx, 'global_contents', ['draft', 'published'])
  await restoreMenus(tx, staged)
  await restoreLibrary(tx, staged)
  await restoreRedirects(tx, staged)
}

async function restoreDocument(tx: StoreTransaction, table: string, columns: string[]) {
  const isOther = `(${quoted(columns, 't.')}) IS DISTINCT FROM (${quoted(columns, 'excluded.')})`
  await ask(
    tx,
    `INSERT INTO ${table} AS t (store_id, ${quoted(columns)})
     SELECT $1, ${quoted(columns)} FROM archived_${table}
     ON CONFLICT (store_id) DO UPDATE
     SET revision = t.revision + 1,
       ${columns.map((column) => `"${column}" = excluded."${column}"`).join(', ')}
     WHERE ${isOther}`,
    [tx.storeId],
  )
}

/** Younger menus stay: what shows them goes back. */
async function restoreMenus(tx: StoreTransaction, staged: StagedArchive) {
  const columns = staged.columnsOf('menus', [])
  await ask(
    tx,
    `INSERT INTO menus AS t (store_id, ${quoted(columns)})
     SELECT $1, ${quoted(columns)} FROM archived_menus
     ON CONFLICT (store_id, id) DO UPDATE
     SET name = excluded.name, entries = excluded.entries, revision = t.revision + 1,
       updated_at = now()
     WHERE (t.name, t.entries) IS DISTINCT FROM (excluded.name, excluded.entries)`,
    [tx.storeId],
  )
}

/** Younger sections stay, but no other may have the name of one that goes back. */
async function restoreLibrary(tx: StoreTransaction, staged: StagedArchive) {
  const columns = staged.columnsOf('saved_sections', [])
  await ask(
    tx,
    `UPDATE saved_sections t SET name = left(t.name, 45) || ' ' || right(t.id::text, 12)
     FROM archived_saved_sections s WHERE t.store_id = $1 AND t.name = s.name AND t.id <> s.id`,
    [tx.storeId],
  )
  await ask(
    tx,
    `INSERT INTO saved_sections AS t (store_id, ${quoted(columns)})
     SELECT $1, ${quoted(columns)} FROM archived_saved_sections
     ON CONFLICT (store_id, id) DO UPDATE
     SET name = excluded.name, item = excluded.item, updated_at = now()
     WHERE (t.name, t.item) IS DISTINCT FROM (excluded.name, excluded.item)`,
    [tx.storeId],
  )
}

async function restoreRedirects(tx: StoreTransaction, staged: StagedArchive) {
  const columns = staged.columnsOf('redirects', [])
  await ask(
    tx,
    `DELETE FROM redirects r WHERE store_id = $1 AND NOT EXISTS (
       SELECT FROM archived_redirects s
       WHERE (s.id, s.from_path, s.to_path, s.status) = (r.id, r.from_path, r.to_path, r.status))`,
    [tx.storeId],
  )
  await ask(
    tx,
    `INSERT INTO redirects (store_id, ${quoted(columns)})
     SELECT $1, ${quoted(columns)} FROM archived_redirects ON CONFLICT (store_id, id) DO NOTHING`,
    [tx.storeId],
  )
}

/** Younger discounts end, and stay for the orders that used them. */
export async function restoreDiscounts(tx: StoreTransaction, staged: StagedArchive) {
  const columns = staged.columnsOf('discounts', ['id', 'uses'])
  await ask(tx, 'SELECT FROM discounts WHERE store_id = $1 ORDER BY id FOR UPDATE', [tx.storeId])
  await ask(
    tx,
    `UPDATE discounts d SET enabled = false WHERE store_id = $1 AND enabled
       AND NOT EXISTS (SELECT FROM archived_discounts s WHERE s.id = d.id)`,
    [tx.storeId],
  )
  await ask(
    tx,
    `UPDATE discounts d SET code = d.code || right(d.id::text, 12),
       code_key = d.code_key || right(d.id::text, 12)
     FROM archived_discounts s
     WHERE d.store_id = $1 AND d.code_key = s.code_key AND d.id <> s.id`,
    [tx.storeId],
  )
  await ask(
    tx,
    `UPDATE discounts d SET ${columns.map((column) => `"${column}" = s."${column}"`).join(', ')}
     FROM archived_discounts s WHERE d.store_id = $1 AND d.id = s.id
       AND (${quoted(columns, 'd.')}) IS DISTINCT FROM (${quoted(columns, 's.')})`,
    [tx.storeId],
  )
  // An email address may have been erased since, so that of the order counts.
  await ask(
    tx,
    `WITH returned AS (
       INSERT INTO discounts (store_id, id, uses, ${quoted(columns)})
       SELECT $1, id, uses, ${quoted(columns)} FROM archived_discounts s
       WHERE NOT EXISTS (SELECT FROM discounts d WHERE d.store_id = $1 AND d.id = s.id)
       RETURNING id)
     INSERT INTO discount_uses (store_id, discount_id, order_id, email)
     SELECT $1, s.discount_id, o.id, lower(trim(o.email)) FROM archived_discount_uses s
     JOIN returned r ON r.id = s.discount_id
     JOIN orders o ON o.store_id = $1 AND o.id = s.order_id`,
    [tx.storeId],
  )
}

/** Orders name the version that was agreed to, so a text that returns is the next version. */
export async function restorePolicies(
  tx: StoreTransaction,
  staged: StagedArchive,
  now: Date,
): Promise<void> {
  const columns = staged.columnsOf('policies', ['kind', 'revision', 'updated_at'])
  await ask(
    tx,
    `INSERT INTO policies AS t (store_id, kind, ${quoted(columns)})
     SELECT $1, kind, ${quoted(columns)} FROM archived_policies
     ON CONFLICT (store_id, kind) DO UPDATE
     SET title = excluded.title, text = excluded.text, revision = t.revision + 1, updated_at = now()
     WHERE (t.title, t.text) IS DISTINCT FROM (excluded.title, excluded.text)`,
    [tx.storeId],
  )
  await ask(
    tx,
    `DELETE FROM policies t WHERE store_id = $1
       AND NOT EXISTS (SELECT FROM archived_policies s WHERE s.kind = t.kind)`,
    [tx.storeId],
  )
  const { rows } = await ask(
    tx,
    'SELECT kind, title, text FROM archived_policy_versions WHERE replaced_at IS NULL',
  )
  const archived = rows as { kind: string; title: string; text: string }[]
  const living = await listPublished(tx)
  for (const kind of policyKinds) {
    const before = archived.find((each) => each.kind === kind)
    const after = living.find((each) => each.kind === kind)
    if (before?.title === after?.title && before?.text === after?.text) continue
    await replaceVersion(tx, kind, now)
    if (before) {
      const { title, text } = before
      await insertVersion(tx, { kind, title, text, publishedAt: now })
    }
  }
  await noteOnStore(tx)
}

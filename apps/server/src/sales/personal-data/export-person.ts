import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { rowsOf } from './queries.ts'

/** Of the database's own use, or secrets that open something. */
const inner = `ARRAY['store_id', 'token', 'search_text', 'payload', 'try_at', 'attempts']`

const linesOfOrder = `SELECT jsonb_agg(to_jsonb(l) - ARRAY['store_id', 'order_id'])
  FROM order_lines l WHERE l.store_id = $1 AND l.order_id = t.id`

/** @returns everything that the store has of the person, as a JSON file */
export async function exportPerson(tx: StoreTransaction, email: string, now: Date): Promise<File> {
  const data: Record<string, unknown> = { email, exportedAt: now.toISOString() }
  for (const [kind, rows] of Object.entries(rowsOf)) {
    const lines = kind === 'orders' ? ` || jsonb_build_object('lines', (${linesOfOrder}))` : ''
    const found = await tx.prepared<{ row: unknown }>(
      `export-person-${kind}`,
      `SELECT (to_jsonb(t) - ${inner})${lines} AS row FROM ${rows} ORDER BY created_at`,
      [tx.storeId, email.toLowerCase()],
    )
    data[kind] = found.map(({ row }) => row)
  }
  const copies = await tx.prepared(
    'export-person-copies',
    `SELECT t.subject, t.sent_at, c.text FROM outbox t
     JOIN mail_copies c ON c.store_id = t.store_id AND c.mail_id = t.id
     WHERE t.store_id = $1 AND lower(t.recipient) = $2 ORDER BY t.created_at`,
    [tx.storeId, email.toLowerCase()],
  )
  const text = `${JSON.stringify({ ...data, emailTexts: copies }, null, 2)}\n`
  return new File([text], `personal-data-${now.toISOString().slice(0, 10)}.json`, {
    type: 'application/json',
  })
}

import type { Retained } from '@vitrine/commerce/settings/retention.ts'

/** Small batches keep locks short. */
export const batchSize = 200

/** Contents of the log of emails about deleted rows, whose ids are in `gone`. */
const withMails = (kind: string, idName: string) => `, mails AS (
    UPDATE outbox SET recipient = NULL, subject = NULL, last_error = NULL
    WHERE store_id = $1 AND kind = '${kind}' AND payload ->> '${idName}' IN (SELECT id::text FROM gone)
    RETURNING id), copies AS (
    DELETE FROM mail_copies WHERE store_id = $1 AND mail_id IN (SELECT id FROM mails))`

const deleting = (table: string, old: string, further = '') => `WITH gone AS (
    DELETE FROM ${table} WHERE store_id = $1 AND id IN (
      SELECT id FROM ${table} t WHERE store_id = $1 AND ${old} LIMIT ${batchSize})
    RETURNING id)${further}
  SELECT count(*)::int AS rows FROM gone`

/** One address, so that orders of a person are not linked any more. */
const nobody = 'anonymised@erased.invalid'

/** Country and region stay, by which sales are counted. */
const nobodysAddress = (address: string) => `jsonb_strip_nulls(jsonb_build_object(
    'firstName', '', 'lastName', 'Anonymised', 'address1', '-', 'city', '-',
    'region', ${address} -> 'region', 'country', ${address} -> 'country'))`

/**
 * SQL that ends the time of one batch of rows: `$1` is the store, `$2` the moment before which they
 * go.
 */
export const retentionSteps: Record<Retained, string> = {
  abandonedCheckouts: deleting('abandoned_checkouts', 'created_at <= $2'),

  messages: deleting(
    'contact_messages',
    'created_at < $2',
    withMails('contact_message', 'messageId'),
  ),

  drafts: deleting(
    'draft_orders',
    `order_id IS NULL AND updated_at < $2 AND NOT EXISTS (SELECT FROM checkouts c
      WHERE c.store_id = $1 AND c.token = t.token AND c.status <> 'closed')`,
  ),

  newsletter: deleting(
    'newsletter_subscribers',
    `(status = 'unsubscribed' AND unsubscribed_at < $2 OR status = 'pending' AND asked_at < $2)`,
    withMails('newsletter_confirm', 'subscriberId'),
  ),

  emailCopies: `WITH gone AS (
    DELETE FROM mail_copies WHERE store_id = $1 AND mail_id IN (
      SELECT mail_id FROM mail_copies WHERE store_id = $1 AND created_at < $2 LIMIT ${batchSize})
    RETURNING 1)
  SELECT count(*)::int AS rows FROM gone`,

  orders: `WITH old AS (
    SELECT id FROM orders WHERE store_id = $1 AND created_at < $2 AND email <> '${nobody}'
    ORDER BY created_at LIMIT ${batchSize}), events AS (
    UPDATE order_events SET data = data || '{"text": ""}'
    WHERE store_id = $1 AND order_id IN (SELECT id FROM old) AND data ? 'text'), uses AS (
    UPDATE discount_uses SET email = '${nobody}'
    WHERE store_id = $1 AND order_id IN (SELECT id FROM old)), fulfilments AS (
    UPDATE order_fulfilments SET tracking_url = NULL
    WHERE store_id = $1 AND order_id IN (SELECT id FROM old)), refunds AS (
    UPDATE order_refunds SET reason = NULL
    WHERE store_id = $1 AND order_id IN (SELECT id FROM old)), drafts AS (
    DELETE FROM draft_orders WHERE store_id = $1 AND order_id IN (SELECT id FROM old)), keys AS (
    DELETE FROM idempotency_keys WHERE store_id = $1 AND order_id IN (SELECT id FROM old)), checkouts AS (
    DELETE FROM checkouts WHERE store_id = $1 AND order_id IN (SELECT id FROM old)), mails AS (
    UPDATE outbox SET recipient = NULL, subject = NULL, last_error = NULL
    WHERE store_id = $1 AND order_id IN (SELECT id FROM old) RETURNING id), copies AS (
    DELETE FROM mail_copies WHERE store_id = $1 AND mail_id IN (SELECT id FROM mails)), done AS (
    UPDATE orders SET email = '${nobody}', phone = NULL, note = NULL, answers = '[]', tax_id = NULL,
      search_text = '${nobody}', shipping_address = ${nobodysAddress('shipping_address')},
      billing_address = CASE WHEN billing_address IS NOT NULL THEN ${nobodysAddress('billing_address')} END,
      version = version + 1
    WHERE store_id = $1 AND id IN (SELECT id FROM old) RETURNING 1)
  SELECT count(*)::int AS rows FROM done`,
}

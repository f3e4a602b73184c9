import type { PersonalData } from '@vitrine/contract/audience/personal-data.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

/**
 * Conditions for the rows of a person: `$1` is the store, `$2` the email address in lower case.
 * Emails that the owner got about the person have it in their copies only.
 */
export const rowsOf = {
  orders: `orders t WHERE store_id = $1 AND lower(email) = $2`,
  drafts: `draft_orders t WHERE store_id = $1 AND lower(email) = $2`,
  checkouts: `abandoned_checkouts t WHERE store_id = $1 AND lower(email) = $2`,
  messages: `contact_messages t WHERE store_id = $1 AND lower(customer_email) = $2`,
  subscriptions: `newsletter_subscribers t WHERE store_id = $1 AND lower(email) = $2`,
  emails: `outbox t WHERE store_id = $1 AND lower(recipient) = $2`,
} as const satisfies Record<Exclude<keyof PersonalData, 'openOrders'>, string>

const kinds = Object.keys(rowsOf) as (keyof typeof rowsOf)[]

export async function findPersonalData(tx: StoreTransaction, email: string): Promise<PersonalData> {
  const values = [tx.storeId, email.toLowerCase()]
  const counts = kinds.map((kind) => `(SELECT count(*)::int FROM ${rowsOf[kind]}) AS ${kind}`)
  const [row] = await tx.prepared<Omit<PersonalData, 'openOrders'>>(
    'find-personal-data',
    `SELECT ${counts.join(', ')}`,
    values,
  )
  const open = await tx.prepared<{ name: string }>(
    'open-orders-of-person',
    `SELECT CASE WHEN number_prefix = '' THEN '#' ELSE number_prefix END || number AS name FROM ${rowsOf.orders} AND status = 'open'
       AND (fulfilment_status <> 'fulfilled'
         OR payment_status IN ('pending', 'authorised', 'partially_paid'))
     UNION ALL
     SELECT 'a payment in progress' FROM checkouts t WHERE store_id = $1 AND status = 'open'
       AND position($2 IN lower(basket::text)) > 0
     LIMIT 20`,
    values,
  )
  return { ...row!, openOrders: open.map(({ name }) => name) }
}

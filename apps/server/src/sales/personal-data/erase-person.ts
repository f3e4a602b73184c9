import type { PersonalData } from '@vitrine/contract/audience/personal-data.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { storeExports } from '@vitrine/db/schema/archives.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal.ts'
import { noteErased } from './erased-people.ts'
import { findPersonalData, rowsOf } from './queries.ts'

/** `$3` is the address as a pattern, `$4` what replaces it. */
const steps: Record<string, string> = {
  messages: `DELETE FROM ${rowsOf.messages}`,
  subscriptions: `DELETE FROM ${rowsOf.subscriptions}`,
  reminders: `DELETE FROM ${rowsOf.checkouts}`,
  drafts: `DELETE FROM ${rowsOf.drafts} AND order_id IS NULL`,
  'drafts-of-orders': `UPDATE draft_orders t SET email = $4, phone = NULL, note = ''
    WHERE store_id = $1 AND lower(email) = $2`,
  uses: `UPDATE discount_uses t SET email = $4 WHERE store_id = $1 AND lower(email) = $2`,
  events: `UPDATE order_events t SET data = regexp_replace(data::text, $3, $4, 'gi')::jsonb
    WHERE store_id = $1 AND data::text ~* $3`,
  notes: `UPDATE order_events t SET data = data || '{"text": ""}' WHERE store_id = $1
    AND kind IN ('note', 'customer') AND order_id IN (SELECT id FROM ${rowsOf.orders})`,
  orders: `UPDATE orders t SET email = $4, phone = NULL, note = NULL, answers = '[]',
      search_text = regexp_replace(search_text, $3, '', 'gi'), version = version + 1
    WHERE store_id = $1 AND lower(email) = $2`,
  keys: `DELETE FROM idempotency_keys t WHERE store_id = $1 AND response::text ~* $3`,
  'closed-checkouts': `DELETE FROM checkouts t WHERE store_id = $1 AND status = 'closed'
    AND basket::text ~* $3`,
  checkouts: `UPDATE checkouts t SET basket = regexp_replace(basket::text, $3, $4, 'gi')::jsonb
    WHERE store_id = $1 AND basket::text ~* $3`,
  deliveries: `DELETE FROM webhook_deliveries t WHERE store_id = $1 AND payload ~* $3`,
  copies: `DELETE FROM mail_copies t WHERE store_id = $1 AND (text ~* $3 OR html ~* $3
    OR mail_id IN (SELECT id FROM ${rowsOf.emails}))`,
  emails: `UPDATE outbox t SET recipient = CASE WHEN lower(recipient) = $2 THEN $4 ELSE recipient END,
      subject = CASE WHEN lower(recipient) = $2 THEN '' ELSE regexp_replace(subject, $3, $4, 'gi') END,
      last_error = NULL, payload = regexp_replace(payload::text, $3, $4, 'gi')::jsonb,
      status = CASE WHEN status = 'pending' AND lower(recipient) = $2 THEN 'dropped' ELSE status END
    WHERE store_id = $1 AND (lower(recipient) = $2 OR subject ~* $3 OR last_error ~* $3
      OR payload::text ~* $3)`,
  // What was recorded cannot be changed, but written again without the person.
  activity: `, gone AS (DELETE FROM activity t WHERE store_id = $1
      AND (subject_name ~* $3 OR data::text ~* $3) RETURNING *)
    INSERT INTO activity SELECT store_id, id, at, actor_kind, actor_id, actor_name, place, kind,
      subject_id, regexp_replace(subject_name, $3, $4, 'gi'),
      regexp_replace(data::text, $3, $4, 'gi')::jsonb FROM gone`,
}

/** A statement has to use each of its parameters. */
const given = 'given AS (SELECT $2::text, $3::text, $4::text) '

/**
 * Removes a person from the store's rows. Orders keep names, addresses, tax ids and amounts, which
 * tax law demands; their email address becomes one that leads to nobody.
 * @returns what there was
 */
export async function erasePerson(
  tx: StoreTransaction,
  email: string,
  now: Date,
): Promise<PersonalData> {
  const found = await findPersonalData(tx, email)
  if (found.openOrders.length) throw new Refusal('orders_unfinished', { orders: found.openOrders })
  const key = email.toLowerCase()
  const pattern = key.replaceAll(/[^a-z0-9@]/g, String.raw`\$&`)
  const nobody = `erased-${newId().slice(-12)}@erased.invalid`
  const values = [tx.storeId, key, pattern, nobody]
  for (const [name, step] of Object.entries(steps))
    await tx.prepared(`erase-person-${name}`, `WITH ${given}${step}`, values)
  await noteErased(tx, key, { replacement: nobody, now })
  await cleanArchives(tx, now)
  // Nothing here names the person again.
  tx.subjects.push({ name: '' })
  return found
}

/** Archives that were written before still have the person; due work writes them again. */
async function cleanArchives(tx: StoreTransaction, now: Date) {
  await tx
    .update(storeExports)
    .set({ cleanAt: now })
    .where(and(eq(storeExports.storeId, tx.storeId), eq(storeExports.status, 'ready')))
}

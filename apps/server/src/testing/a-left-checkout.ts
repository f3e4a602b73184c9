import { defaultReminder, type ReminderSettings } from '@vitrine/commerce/orders/reminder.ts'
import type { RememberInput } from '@vitrine/contract/sales/abandoned-checkouts.ts'
import { momentAfter } from '@vitrine/db/moment-after.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { abandonedCheckouts } from '@vitrine/db/schema/abandoned-checkouts.ts'
import { sql } from 'drizzle-orm'
import type { OwnedStore, QuotedLine, Shop } from './start-shop.ts'

/** Enables reminders for shoppers who were informed and did not object, unless `values` differ. */
export function remindsShoppers(
  shop: Shop,
  { storeId, owner }: OwnedStore,
  values: Partial<ReminderSettings> = {},
  revision = 0,
) {
  const settings = { ...defaultReminder, enabled: true, basis: 'soft_opt_in', ...values }
  const body = { storeId, ...settings, revision }
  return shop.call('PUT', '/api/abandoned-checkouts/settings', { as: owner, body })
}

export function typesAddress(
  shop: Shop,
  { storeId, storeDomain: host }: OwnedStore,
  lines: QuotedLine[],
  values: Partial<RememberInput> = {},
) {
  const body = {
    storeId,
    token: `${newId()}${newId()}`,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    country: 'GB',
    locale: 'en-GB',
    basis: 'soft_opt_in',
    lines: lines.map(({ product, quantity, variationId = null }) => ({
      productId: product.id,
      variationId,
      quantity,
    })),
    ...values,
  }
  return shop.call('POST', '/api/checkout/remember', { host, body })
}

/** Ages everything stored for reminders by so many hours. */
export async function hoursPass({ services }: Shop, { storeId }: OwnedStore, hours: number) {
  const moments = ['createdAt', 'changedAt', 'consentAt', 'remindAt', 'remindedAt'] as const
  const earlier = (moment: (typeof moments)[number]) =>
    momentAfter(abandonedCheckouts[moment], sql`make_interval(mins => ${-Math.round(hours * 60)})`)
  await inStore(services.db, storeId, (tx) =>
    tx
      .update(abandonedCheckouts)
      .set(Object.fromEntries(moments.map((moment) => [moment, earlier(moment)]))),
  )
}

export async function storedCheckouts({ services }: Shop, { storeId }: OwnedStore) {
  return await inStore(services.db, storeId, (tx) =>
    tx.select().from(abandonedCheckouts).orderBy(abandonedCheckouts.id),
  )
}

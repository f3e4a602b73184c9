import { timeZoneOfCountry } from '@vitrine/commerce/time-zone.ts'
import { weightUnitOfCountry } from '@vitrine/commerce/weight.ts'
import type { Store } from '@vitrine/contract/store.ts'
import { sellerOf } from '@vitrine/contract/seller.ts'
import { themeOf } from '@vitrine/contract/theme.ts'
import type { stores } from '@vitrine/db/schema/stores.ts'

export type StoreRow = typeof stores.$inferSelect

export function storeView(row: StoreRow): Store {
  return {
    storeId: row.id,
    name: row.name,
    storeDomain: row.storeDomain,
    currency: row.currency,
    country: row.country,
    timeZone: row.timeZone ?? timeZoneOfCountry(row.country),
    orderPrefix: row.orderPrefix,
    weightUnit: row.weightUnit ?? weightUnitOfCountry(row.country),
    status: row.status,
    openedAt: row.openedAt?.toISOString() ?? null,
    hasPassword: row.passwordHash !== null,
    fbPixelId: row.fbPixelId,
    logo: row.logo,
    email: row.email,
    phone: row.phone,
    seller: sellerOf(row.seller),
    theme: themeOf(row.theme),
    createdAt: row.createdAt.toISOString(),
  }
}

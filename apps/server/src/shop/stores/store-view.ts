import { timeZoneOfCountry } from '@vitrine/commerce/places/time-zone.ts'
import { weightUnitOfCountry } from '@vitrine/commerce/catalogue/weight.ts'
import type { Store } from '@vitrine/contract/shop/store.ts'
import { sellerOf } from '@vitrine/contract/shop/seller.ts'
import { seoOf } from '@vitrine/contract/shop/seo-settings.ts'
import { themeOf } from '@vitrine/contract/content/theme.ts'
import { shownSuspension } from '../../platform/suspension.ts'
import type { stores } from '@vitrine/db/schema/stores.ts'

export type StoreRow = typeof stores.$inferSelect

export function storeView(row: StoreRow & { primaryDomain: string }): Store {
  return {
    storeId: row.id,
    name: row.name,
    storeDomain: row.storeDomain,
    primaryDomain: row.primaryDomain,
    currency: row.currency,
    country: row.country,
    timeZone: row.timeZone ?? timeZoneOfCountry(row.country),
    orderPrefix: row.orderPrefix,
    invoicePrefix: row.invoicePrefix,
    restartInvoicesYearly: row.restartInvoicesYearly,
    weightUnit: row.weightUnit ?? weightUnitOfCountry(row.country),
    lowStockAt: row.lowStockAt,
    status: row.status,
    suspension: shownSuspension(row.suspensions) ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    hasPassword: row.passwordHash !== null,
    fbPixelId: row.fbPixelId,
    logo: row.logo,
    email: row.email,
    phone: row.phone,
    seller: sellerOf(row.seller),
    theme: themeOf(row.theme),
    seo: seoOf(row.seo).templates,
    policies: row.policies.map(({ kind, title }) => ({ kind, title })),
    createdAt: row.createdAt.toISOString(),
  }
}

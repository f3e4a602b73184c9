import { createHash } from 'node:crypto'
import { sellerOf } from '@vitrine/contract/shop/seller.ts'
import { type InvoiceSeller, invoiceSellers } from '@vitrine/db/schema/invoices.ts'
import type { stores } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { countryName } from '@vitrine/commerce/places/country-name.ts'
import { findOwnStore } from '../../platform/find-own-store.ts'

export type Store = typeof stores.$inferSelect

export interface PaperSeller extends InvoiceSeller {
  logo: string | undefined
}

export function sellerNow(store: Store): InvoiceSeller {
  const { name, email, phone, primaryDomain, storeDomain, country: home } = store
  const { taxId, registration, ...of } = sellerOf(store.seller)
  const place = [of.postcode, of.city].filter(Boolean).join(' ')
  const country = of.country || (of.address1 ? home : '')
  const known = [
    of.legalName === name ? '' : of.legalName,
    of.address1,
    of.address2,
    place,
    of.region,
    country && countryName(country),
    email,
    phone,
    primaryDomain ?? storeDomain,
    taxId && `Tax ID: ${taxId}`,
    registration && `Registration: ${registration}`,
  ]
  return { name, lines: known.filter((line): line is string => Boolean(line)) }
}

export async function storeSeller(tx: StoreTransaction, logo: string | undefined): Promise<string> {
  const store = await findOwnStore(tx)
  if (!store) throw new Error(`No store ${tx.storeId}`)
  const details = sellerNow(store)
  const hash = createHash('sha256')
    .update(JSON.stringify([details.name, details.lines, logo ?? null]))
    .digest('base64url')
  await tx
    .insert(invoiceSellers)
    .values({ storeId: tx.storeId, hash, details, logo: logo ?? null })
    .onConflictDoNothing()
  return hash
}

export async function listSellers(
  tx: StoreTransaction,
  hashes: readonly string[],
): Promise<Map<string, PaperSeller>> {
  if (!hashes.length) return new Map()
  const rows = await tx
    .select()
    .from(invoiceSellers)
    .where(and(eq(invoiceSellers.storeId, tx.storeId), inArray(invoiceSellers.hash, [...hashes])))
  return new Map(
    rows.map(({ hash, details, logo }) => [hash, { ...details, logo: logo ?? undefined }]),
  )
}

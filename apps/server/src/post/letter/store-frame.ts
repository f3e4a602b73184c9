import { sellerOf } from '@vitrine/contract/shop/seller.ts'
import type { Config } from '../../platform/config.ts'
import { countryName } from '@vitrine/commerce/places/country-name.ts'
import { originOf } from '../../platform/origins.ts'
import { type MailTheme, storeMailTheme } from './mail-theme.ts'

export interface StoreFrame {
  name: string
  /** Name of the provider, which sends the email for the store. */
  provider: string
  origin: string
  theme: MailTheme
  logo?: string
  /** The seller's legal name and address, as far as they are known. */
  seller: string
}

interface FramedStore {
  name: string
  theme: unknown
  logo: string | null
  storeDomain: string
  primaryDomain: string | null
  country: string
  seller: unknown
}

export function storeFrame(
  store: FramedStore,
  config: Pick<Config, 'port' | 'provider'>,
): StoreFrame {
  const { name, logo, primaryDomain, storeDomain } = store
  const origin = originOf(primaryDomain ?? storeDomain, config)
  const theme = storeMailTheme(store.theme)
  const seller = sellerText(store)
  const provider = config.provider.name
  return { name, provider, origin, theme, seller, ...(logo && { logo: absoluteUrl(logo, origin) }) }
}

/** Paths of the storefront need its origin in an email. */
export function absoluteUrl(address: string, origin: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address
}

function sellerText({ name, country: home, seller }: FramedStore): string {
  const { legalName, address1, address2, postcode, city, region, country } = sellerOf(seller)
  const place = [postcode, city].filter(Boolean).join(' ')
  if (!legalName && !address1 && !place) return ''
  const where = country || (address1 || place ? home : '')
  return [legalName || name, address1, address2, place, region, where && countryName(where)]
    .filter(Boolean)
    .join(' · ')
}

import { sellerOf } from '@vitrine/contract/seller.ts'
import type { Config } from '../../platform/config.ts'
import { countryName } from '@vitrine/commerce/country-name.ts'
import { originOf } from '../../platform/origins.ts'
import { type MailLook, storeLook } from './mail-look.ts'

/** How a store's mails show who writes. */
export interface StoreFrame {
  name: string
  /** Of the shop itself. */
  origin: string
  look: MailLook
  /** An address that a mailbox can reach. */
  logo?: string
  /** The seller's legal name and address, as far as they are known. */
  seller: string
}

interface FramedStore {
  name: string
  theme: unknown
  logo: string | null
  storeDomain: string
  country: string
  seller: unknown
}

export function storeFrame(store: FramedStore, config: Pick<Config, 'port'>): StoreFrame {
  const { name, theme, logo, storeDomain } = store
  const origin = originOf(storeDomain, config)
  const look = storeLook(theme)
  const seller = sellerText(store)
  return { name, origin, look, seller, ...(logo && { logo: absoluteUrl(logo, origin) }) }
}

/** What stands in the shop by a path of its own is found from a mailbox, too. */
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

import type { Config } from '../platform/config.ts'
import { originOf } from '../platform/origins.ts'
import { type MailLook, storeLook } from './mail-look.ts'

/** How a store's mails show who writes. */
export interface StoreFrame {
  name: string
  look: MailLook
  /** An address that a mailbox can reach. */
  logo?: string
}

interface FramedStore {
  name: string
  theme: unknown
  logo: string | null
  storeDomain: string
}

export function storeFrame(store: FramedStore, config: Pick<Config, 'port'>): StoreFrame {
  const { name, theme, logo, storeDomain } = store
  const origin = logo?.startsWith('/') ? originOf(storeDomain, config) : ''
  return { name, look: storeLook(theme), ...(logo && { logo: `${origin}${logo}` }) }
}

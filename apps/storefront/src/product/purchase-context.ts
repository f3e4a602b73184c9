import type { Choice } from '@vitrine/commerce/catalogue/variation.ts'
import { createContext } from 'react'

/** What someone without JavaScript asked for, and why it cannot be ordered. */
export interface Purchase {
  slug: string
  chosen: Choice
  /** As it was typed. */
  quantity: string
  problem: string
}

export const PurchaseContext = createContext<Purchase | undefined>(undefined)

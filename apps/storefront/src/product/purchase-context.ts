import type { Choice } from '@vitrine/commerce/catalogue/variation.ts'
import { createContext } from 'react'

/** A purchase requested without JavaScript, and why it failed. */
export interface Purchase {
  slug: string
  chosen: Choice
  quantity: string
  problem: string
}

export const PurchaseContext = createContext<Purchase | undefined>(undefined)

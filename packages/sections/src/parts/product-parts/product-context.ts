import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { SaleTerms } from '@vitrine/contract/sales/checkout.ts'
import { createContext, type ComponentType, type ReactNode } from 'react'
import type { LargerViewProps } from '../product-view/gallery.tsx'
import type { Choosing } from './choosing.ts'

export interface ShownProduct {
  product: Product
  terms: SaleTerms | undefined
  onBuyNow: () => void
  /** Shows images in full size. */
  largerView?: ComponentType<LargerViewProps> | undefined
  /** Order form without JavaScript; else a link to the product's page. */
  plainPurchase?: ReactNode
}

export interface ProductScope extends ShownProduct {
  choosing: Choosing
}

/** The product of the section or page around; undefined where there is none. */
export const ProductContext = createContext<ProductScope | undefined>(undefined)

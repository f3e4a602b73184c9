import { createContext, type ComponentType } from 'react'

/** Provided by the storefront; undefined on the canvas. */
export const ProductPageContext = createContext<ComponentType<{ slug: string }> | undefined>(
  undefined,
)

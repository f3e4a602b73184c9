import { createContext, type ComponentType } from 'react'

/** How the shop shows a product's page; the canvas has no shop around it. */
export const ProductPageContext = createContext<ComponentType<{ slug: string }> | undefined>(
  undefined,
)

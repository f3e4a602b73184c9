import { useMemo, useState, type ReactNode } from 'react'
import { createChoosing } from './choosing.ts'
import { ProductContext, type ShownProduct } from './product-context.ts'

interface ProductProviderProps {
  /** Must not change from render to render unless the product does. */
  shown: ShownProduct
  children: ReactNode
}

/** Gives the blocks within a product, and one choice of its options for all of them. */
export function ProductProvider({ shown, children }: ProductProviderProps) {
  const { id } = shown.product
  const [of, setOf] = useState({ id, choosing: createChoosing() })
  // Another product begins without the choice of the one before.
  if (of.id !== id) setOf({ id, choosing: createChoosing() })
  const { choosing } = of
  const scope = useMemo(() => ({ ...shown, choosing }), [shown, choosing])
  return <ProductContext value={scope}>{children}</ProductContext>
}

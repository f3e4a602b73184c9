import type { Product } from '@vitrine/contract/product.ts'
import { ProductView } from '@vitrine/sections/product-view/product-view.tsx'
import { navigate } from '../router/navigate.ts'
import { LargerView } from './larger-view.tsx'
import { PlainPurchase } from './plain-purchase.tsx'

export function ShopProduct({ product }: { product: Product }) {
  return (
    <ProductView
      product={product}
      onBuyNow={() => navigate('/checkout')}
      largerView={LargerView}
      plainPurchase={import.meta.env.SSR && <PlainPurchase product={product} />}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { ProductView } from '@vitrine/sections/parts/product-view/product-view.tsx'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { navigate } from '../shell/router/navigate.ts'
import { LargerView } from './larger-view.tsx'
import { PlainPurchase } from './plain-purchase.tsx'
import { saleTermsQuery } from '@vitrine/sections/kit/sale-terms-query.ts'

export function ShopProduct({ product }: { product: Product }) {
  const { data: terms } = useQuery(saleTermsQuery(useStoreSource()))
  return (
    <ProductView
      product={product}
      terms={terms}
      onBuyNow={() => navigate('/checkout')}
      largerView={LargerView}
      plainPurchase={import.meta.env.SSR && <PlainPurchase product={product} />}
    />
  )
}

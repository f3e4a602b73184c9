import { useQuery } from '@tanstack/react-query'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { LoadFailure } from '../layout/load-failure.tsx'
import { productQuery } from '../calls/queries.ts'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ShopProduct } from './shop-product.tsx'

export function PageProduct({ slug }: { slug: string }) {
  const { data: product, error, refetch } = useQuery(productQuery(useStoreSource(), slug))
  if (error)
    return <LoadFailure message={`Error: ${error.message}`} onRetry={() => void refetch()} />
  if (product === undefined) return <ProductSkeleton />
  return product && <ShopProduct product={product} />
}

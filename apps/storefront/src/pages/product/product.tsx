import { NotFound } from '../../layout/not-found-part.ts'
import { useQuery } from '@tanstack/react-query'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { Breadcrumbs } from '@vitrine/sections/parts/trail/breadcrumbs.tsx'
import { Head } from '../../layout/head.tsx'
import { LoadFailure } from '../../layout/load-failure.tsx'
import { Templated } from '../../layout/templated.tsx'
import { productTrail } from '@vitrine/sections/parts/trail/trails.ts'
import { productQuery } from '../../calls/queries.ts'
import { MovedTo } from '../../layout/moved-to.tsx'
import { shopTexts } from '../../page/page-title.ts'
import { descriptionText } from '../../page/description-text.ts'
import { useNoteViewed } from '../../product/use-note-viewed.ts'
import { ProductSkeleton } from '../../product/product-skeleton.tsx'
import { ShopProduct } from '../../product/shop-product.tsx'

export function Product({ slug }: { slug: string }) {
  const source = useStoreSource()
  const { data: product, error, refetch } = useQuery(productQuery(source, slug))
  useNoteViewed(product ? product.slug : undefined)
  if (error)
    return <LoadFailure message={`Error: ${error.message}`} onRetry={() => void refetch()} />
  if (product === undefined) return <ProductSkeleton />
  if (!product) return <NotFound props={{ gone: product === false && 'product' }} fallback={null} />
  const path = `/product/${product.slug}`
  if (product.slug !== slug) return <MovedTo path={path} />
  const texts = shopTexts('product', product.name, source.store)
  return (
    <>
      <Head
        title={product.seoTitle || texts.title}
        description={
          product.metaDescription || descriptionText(product.description) || texts.description
        }
        path={path}
        image={product.productImage}
        type="product"
      />
      <Templated kind="product" path={path}>
        <Breadcrumbs trail={productTrail(product)} />
        <ShopProduct product={product} />
      </Templated>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ProductCard } from '@vitrine/contract/catalogue/product.ts'
import { useContext } from 'react'
import { SectionModeContext } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { useStoreSource } from '../../kit/store-context.ts'
import { productsByCollectionQuery, storeQuery, type StoreSource } from '../../kit/store-queries.ts'
import { EmptySection } from '../../parts/empty-section.tsx'
import { CardSection } from '../../parts/card-section/card-section.tsx'
import { listCount } from '../../parts/store-list/list-count.ts'
import styles from './recently-viewed.module.css'
import type { recentlyViewedSchema } from './recently-viewed.schema.ts'
import { useViewed } from './viewed-products.ts'

type RecentlyViewedProps = SectionProps<typeof recentlyViewedSchema>

const viewedCount = 8
const max = 24

export function RecentlyViewed(section: RecentlyViewedProps) {
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  return isCanvas ? <Example {...section} /> : <Viewed {...section} />
}

function Viewed({ id, props }: RecentlyViewedProps) {
  const source = useStoreSource()
  const count = countOf(props)
  const slugs = useViewed()?.slice(0, count)
  const { data, error } = useQuery({
    ...viewedQuery(source, slugs ?? []),
    enabled: !!slugs && slugs.length > 0,
  })
  if (slugs?.length === 0 || error || data?.length === 0) return <EmptySection id={id} note="" />
  return (
    <CardSection
      id={id}
      props={props}
      name="Recently viewed"
      className={slugs ? undefined : styles.unknown}
      products={data}
      expected={slugs?.length ?? count}
    />
  )
}

/** On the canvas, the newest products stand for those that a shopper has seen. */
function Example({ id, props }: RecentlyViewedProps) {
  const { calls, store } = useStoreSource()
  const count = countOf(props)
  const input = { storeId: store.storeId, productCollection: 'latest', numberOfProducts: count }
  const { data } = useQuery(productsByCollectionQuery(calls, input))
  if (data?.length === 0) return <EmptySection id={id} note="The shop has no products yet." />
  return (
    <CardSection id={id} props={props} name="Recently viewed" products={data} expected={count} />
  )
}

function countOf({ numberOfProducts }: RecentlyViewedProps['props']): number {
  return Math.min(listCount(numberOfProducts, viewedCount), max)
}

/** Leaves out what is no longer for sale. */
function viewedQuery({ calls, store: { storeId } }: StoreSource, productSlugs: readonly string[]) {
  return storeQuery(['viewed', productSlugs], async () => {
    const cards = await calls.products.fetchCards({ storeId, productSlugs: [...productSlugs] })
    return cards.filter((card): card is ProductCard => card !== null)
  })
}

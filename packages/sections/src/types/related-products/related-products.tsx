import { useQuery } from '@tanstack/react-query'
import type { SectionProps } from '../../kit/section-props.ts'
import { useStoreSource } from '../../kit/store-context.ts'
import { EmptySection } from '../../parts/empty-section.tsx'
import { CardSection } from '../../parts/card-section/card-section.tsx'
import { listCount } from '../../parts/store-list/list-count.ts'
import { relatedCount, relatedProductsQuery } from './related-products.data.ts'
import type { relatedProductsSchema } from './related-products.schema.ts'

/** Nothing where nothing is related or the products cannot be read: the page is about another. */
export function RelatedProducts({ id, props }: SectionProps<typeof relatedProductsSchema>) {
  const { data, error } = useQuery(relatedProductsQuery(props, useStoreSource()))
  if (error || data?.length === 0) return <EmptySection id={id} note={noteOf(error)} />
  return (
    <CardSection
      id={id}
      props={props}
      name="Related products"
      products={data}
      expected={listCount(props.numberOfProducts, relatedCount)}
    />
  )
}

function noteOf(error: Error | null): string {
  if (error) return `The related products could not be read: ${error.message}`
  return 'The product has no category with other products, so shoppers see nothing here.'
}

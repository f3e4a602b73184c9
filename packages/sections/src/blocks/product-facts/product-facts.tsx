import type { SectionProps } from '../../kit/section-props.ts'
import { ProductPart } from '../../parts/product-parts/product-part.tsx'
import { SaleFacts } from '../../parts/product-view/sale-facts.tsx'
import type { productFactsSchema } from './product-facts.schema.ts'

export function ProductFacts({ id, props }: SectionProps<typeof productFactsSchema>) {
  return (
    <ProductPart id={id} name="Tax, shipping and returns" place={props}>
      {({ terms }) => terms && <SaleFacts terms={terms} />}
    </ProductPart>
  )
}

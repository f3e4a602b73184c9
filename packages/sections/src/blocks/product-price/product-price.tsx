import type { SectionProps } from '../../kit/section-props.ts'
import { textVars } from '../../parts/blocks/text-vars.ts'
import styles from '../../parts/blocks/block-text.module.css'
import type { ProductScope } from '../../parts/product-parts/product-context.ts'
import { ProductPart } from '../../parts/product-parts/product-part.tsx'
import { useChosen } from '../../parts/product-parts/use-chosen.ts'
import { Price } from '../../parts/product-view/price.tsx'
import type { productPriceSchema } from './product-price.schema.ts'

export function ProductPrice({ id, props }: SectionProps<typeof productPriceSchema>) {
  return (
    <ProductPart
      id={id}
      name="The price"
      place={props}
      className={styles.frame}
      style={{ ...textVars(props), '--price-size': '1em' }}
    >
      {(scope) => <ChosenPrice scope={scope} />}
    </ProductPart>
  )
}

function ChosenPrice({ scope }: { scope: ProductScope }) {
  const { sale } = useChosen(scope)
  return (
    <div aria-live="polite">
      <Price
        priced={sale.priced}
        from={sale.from}
        lowest={scope.terms?.namesLowestPrice ? sale.lowest : null}
        measure={scope.product.unitMeasure}
      />
    </div>
  )
}

import { maxQuantity } from '@vitrine/commerce/cart/cart.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { textVars } from '../../parts/blocks/text-vars.ts'
import frame from '../../parts/blocks/block-text.module.css'
import type { ProductScope } from '../../parts/product-parts/product-context.ts'
import { ProductPart } from '../../parts/product-parts/product-part.tsx'
import { useChosen } from '../../parts/product-parts/use-chosen.ts'
import styles from './product-stock.module.css'
import type { productStockSchema } from './product-stock.schema.ts'

type ProductStockProps = SectionProps<typeof productStockSchema>

export function ProductStock({ id, props }: ProductStockProps) {
  return (
    <ProductPart
      id={id}
      name="The stock"
      place={props}
      className={frame.frame}
      style={textVars(props)}
    >
      {(scope) => <Stock scope={scope} props={props} />}
    </ProductPart>
  )
}

function Stock({ scope, props }: { scope: ProductScope; props: ProductStockProps['props'] }) {
  const { isInStock, available } = useChosen(scope).sale
  const isFew = isInStock && available < maxQuantity && available <= props.fewFrom
  return (
    <p className={isInStock ? styles.stock : `${styles.stock} ${styles.none}`} aria-live="polite">
      <bdi>{isFew ? `Only ${available} left` : isInStock ? props.inStock : props.soldOut}</bdi>
    </p>
  )
}

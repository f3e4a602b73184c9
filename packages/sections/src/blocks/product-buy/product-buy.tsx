import { useContext } from 'react'
import type { SectionProps } from '../../kit/section-props.ts'
import { StorefrontActionsContext } from '../../kit/storefront-actions.ts'
import { vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { readableOn } from '../../kit/values/readable-on.ts'
import type { ProductScope } from '../../parts/product-parts/product-context.ts'
import { ProductPart } from '../../parts/product-parts/product-part.tsx'
import { useChosen } from '../../parts/product-parts/use-chosen.ts'
import { BuyButtons } from '../../parts/product-view/buy-buttons.tsx'
import { lineOf } from '../../parts/product-view/sale-of.ts'
import { SectionLink } from '../../parts/section-link.tsx'
import styles from './product-buy.module.css'
import type { productBuySchema } from './product-buy.schema.ts'

type ProductBuyProps = SectionProps<typeof productBuySchema>

export function ProductBuy({ id, props }: ProductBuyProps) {
  const button = cssColor(props.buttonColor)
  return (
    <ProductPart
      id={id}
      name="The buy buttons"
      place={props}
      className={styles.buy}
      style={vars({ accent: button, 'on-accent': button && readableOn(button) })}
    >
      {(scope) => <Buttons scope={scope} props={props} />}
    </ProductPart>
  )
}

function Buttons({ scope, props }: { scope: ProductScope; props: ProductBuyProps['props'] }) {
  const { product, choosing, onBuyNow, plainPurchase } = scope
  const { addToCart } = useContext(StorefrontActionsContext)
  const { chosen, sale } = useChosen(scope)
  const { variation, isInStock, isUndecided, available } = sale

  function add(): boolean {
    if (!isInStock) return false
    if (isUndecided) {
      choosing.set({ attempts: chosen.attempts + 1 })
      return false
    }
    const amount = Math.min(chosen.quantity, Math.max(available, 1))
    addToCart(lineOf(product, variation, chosen.values), amount)
    return true
  }

  return (
    <>
      <BuyButtons
        productId={product.id}
        isInStock={isInStock}
        quantity={chosen.quantity}
        available={available}
        hasQuantity={props.showQuantity}
        hasBuyNow={props.showBuyNow}
        attempts={chosen.attempts}
        onQuantity={(quantity) => choosing.set({ quantity })}
        onAdd={add}
        onBuyNow={onBuyNow}
      />
      <noscript>
        {plainPurchase ?? (
          <SectionLink to={{ url: `/page/product/${product.slug}` }}>Choose and buy</SectionLink>
        )}
      </noscript>
    </>
  )
}

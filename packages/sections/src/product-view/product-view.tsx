import { pricedBy, salePrice } from '@vitrine/commerce/sale-price.ts'
import { resolveVariation, toggleChoice, type Choice } from '@vitrine/commerce/variation.ts'
import type { Product } from '@vitrine/contract/product.ts'
import { StorefrontActionsContext } from '../storefront-actions.ts'
import { type ComponentType, type ReactNode, useContext, useState } from 'react'
import { AttributeGroups } from './attribute-groups.tsx'
import { Description } from './description.tsx'
import { Gallery, type LargerViewProps } from './gallery.tsx'
import { Price } from './price.tsx'
import styles from './product.module.css'
import { QuantityInput } from './quantity-input.tsx'

interface ProductViewProps {
  product: Product
  /** Once the product is in the cart. */
  onBuyNow: () => void
  /** How the shop shows pictures in full size; the owner's preview does not. */
  largerView?: ComponentType<LargerViewProps>
  /** How it is ordered without JavaScript; the style sheet then hides what would do nothing. */
  plainPurchase?: ReactNode
}

/** What a shopper sees of a product and does with it, in the shop as in the owner's preview. */
export function ProductView({ product, onBuyNow, largerView, plainPurchase }: ProductViewProps) {
  const { addToCart } = useContext(StorefrontActionsContext)
  const [chosen, setChosen] = useState<Choice>({})
  const [picked, setPicked] = useState<string>()
  const [quantity, setQuantity] = useState(1)
  // Counts, so that it is said again when it is asked for again.
  const [asked, setAsked] = useState(0)
  const variation = resolveVariation(product.attributeGroups, product.variations, chosen)
  const chosenVariation = product.variations.length ? variation : undefined
  const isInStock = (chosenVariation ?? product).stockStatus && product.stockStatus

  function choose(groupName: string, value: string) {
    setChosen(toggleChoice(chosen, groupName, value))
    setPicked(undefined)
    setAsked(0)
  }

  /** @returns whether the product is in the cart now */
  function add(): boolean {
    if (!isInStock) return false
    if (product.variations.length && !chosenVariation) {
      setAsked(asked + 1)
      return false
    }
    addToCart(lineOf(product, chosenVariation, chosen), quantity)
    return true
  }

  return (
    <article className={styles.product}>
      <Gallery
        product={product}
        shown={picked ?? chosenVariation?.image ?? undefined}
        onPick={setPicked}
        largerView={largerView}
      />
      <div className={styles.info}>
        <h1>{product.name}</h1>
        <div aria-live="polite">
          <Price priced={pricedBy(product, chosenVariation)} />
          {!isInStock && <p className="visually-hidden">Sold out</p>}
        </div>
        <AttributeGroups product={product} chosen={chosen} onChoose={choose} />
        {asked > 0 && (
          <p key={asked} role="alert" className={styles.alert}>
            Please select all options
          </p>
        )}
        <div className={styles.buy}>
          <QuantityInput label="Quantity" value={quantity} onChange={setQuantity} />
          <button type="button" className="button" disabled={!isInStock} onClick={add}>
            {isInStock ? 'Add to Cart' : 'Sold out'}
          </button>
          <button
            type="button"
            className="button button-secondary"
            disabled={!isInStock}
            onClick={() => {
              if (add()) onBuyNow()
            }}
          >
            Buy Now
          </button>
        </div>
        <noscript>{plainPurchase}</noscript>
        <Description html={product.description} />
      </div>
    </article>
  )
}

function lineOf(
  product: Product,
  variation: Product['variations'][number] | undefined,
  chosen: Choice,
) {
  return {
    productId: product.id,
    variationId: variation?.id ?? null,
    name: product.name,
    price: salePrice(pricedBy(product, variation)),
    productImage: variation?.image ?? product.productImage,
    selectedAttributes: { ...chosen },
  }
}

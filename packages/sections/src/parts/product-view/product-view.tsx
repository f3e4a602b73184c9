import { fromPrice } from '@vitrine/commerce/catalogue/from-price.ts'
import { pricedBy, salePrice } from '@vitrine/commerce/catalogue/sale-price.ts'
import { maxQuantity } from '@vitrine/commerce/cart/cart.ts'
import {
  resolveVariation,
  toggleChoice,
  type Choice,
} from '@vitrine/commerce/catalogue/variation.ts'
import type { SaleTerms } from '@vitrine/contract/sales/checkout.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { StorefrontActionsContext } from '../../kit/storefront-actions.ts'
import { type ComponentType, type ReactNode, useContext, useRef, useState } from 'react'
import { BuyBar } from './buy-bar.tsx'
import { AttributeGroups } from './attribute-groups.tsx'
import { Description } from './description.tsx'
import { Gallery, type LargerViewProps } from './gallery.tsx'
import { Price } from './price.tsx'
import styles from './product.module.css'
import { QuantityInput } from './quantity-input.tsx'
import { SaleFacts } from './sale-facts.tsx'

interface ProductViewProps {
  product: Product
  /** Terms from the store's settings; omitted in the owner's preview. */
  terms?: SaleTerms | undefined
  onBuyNow: () => void
  /** Shows images in full size; omitted in the owner's preview. */
  largerView?: ComponentType<LargerViewProps>
  /** Order form without JavaScript; the style sheet then hides inert controls. */
  plainPurchase?: ReactNode
  /** Set where the product is one section among others. */
  asSection?: SectionView
}

interface SectionView {
  heading: ReactNode
  /** Replaces the description with all its images. */
  text: ReactNode
  hasQuantity: boolean
  hasBuyNow: boolean
  hasFacts: boolean
  eager: boolean
}

export function ProductView(props: ProductViewProps) {
  const { product, terms, onBuyNow, largerView, plainPurchase, asSection } = props
  const { addToCart } = useContext(StorefrontActionsContext)
  const [chosen, setChosen] = useState<Choice>({})
  const [picked, setPicked] = useState<string>()
  const [quantity, setQuantity] = useState(1)
  // Counts, so that screen readers announce a repeated alert.
  const [attempts, setAttempts] = useState(0)
  const variation = resolveVariation(product.attributeGroups, product.variations, chosen)
  const chosenVariation = product.variations.length ? variation : undefined
  const isInStock = (chosenVariation ?? product).stockStatus && product.stockStatus
  const from = chosenVariation ? null : fromPrice(product)
  // Without a choice, the first variation sets the price, unless prices differ.
  const priceOf = chosenVariation ?? (from === null ? product.variations[0] : undefined)
  const priced = pricedBy(product, priceOf)
  const available = availableOf(product, chosenVariation)
  const amount = Math.min(quantity, Math.max(available, 1))
  const buttons = useRef<HTMLDivElement>(null)

  function choose(groupName: string, value: string) {
    setChosen(toggleChoice(chosen, groupName, value))
    setPicked(undefined)
    setAttempts(0)
  }

  function add(): boolean {
    if (!isInStock) return false
    if (product.variations.length && !chosenVariation) {
      setAttempts(attempts + 1)
      return false
    }
    addToCart(lineOf(product, chosenVariation, chosen), amount)
    return true
  }

  return (
    <article className={asSection ? styles.feature : styles.product}>
      <Gallery
        product={product}
        shown={picked ?? chosenVariation?.image ?? undefined}
        onPick={setPicked}
        largerView={largerView}
        eager={asSection?.eager ?? true}
      />
      <div className={styles.info}>
        {asSection?.heading ?? <h1>{product.name}</h1>}
        <div aria-live="polite">
          <Price
            priced={priced}
            from={from}
            lowest={terms?.namesLowestPrice ? lowestOf(product, priceOf) : null}
            measure={product.unitMeasure}
          />
          {!isInStock && <p className="visually-hidden">Sold out</p>}
        </div>
        <AttributeGroups product={product} chosen={chosen} onChoose={choose} />
        {attempts > 0 && (
          <p key={attempts} role="alert" className={styles.alert}>
            Please select all options
          </p>
        )}
        <div ref={buttons} className={styles.buy} data-buys={product.id}>
          {(asSection?.hasQuantity ?? true) && (
            <QuantityInput label="Quantity" value={amount} max={available} onChange={setQuantity} />
          )}
          <button
            type="button"
            className="button"
            disabled={!isInStock}
            onClick={() => {
              // On phones the toast at the bottom would cover the button.
              if (add()) buttons.current?.scrollIntoView({ block: 'nearest' })
            }}
          >
            {isInStock ? 'Add to Cart' : 'Sold out'}
          </button>
          {(asSection?.hasBuyNow ?? true) && (
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
          )}
        </div>
        {isInStock && amount >= available && (
          <output className={styles.left}>Only {available} left</output>
        )}
        <noscript>{plainPurchase}</noscript>
        {terms && (asSection?.hasFacts ?? true) && <SaleFacts terms={terms} />}
        {asSection ? asSection.text : <Description html={product.description} />}
      </div>
      {isInStock && !asSection && (
        <BuyBar
          name={product.name}
          price={from ?? salePrice(priced)}
          buttons={buttons}
          onAdd={() => {
            if (!add()) buttons.current?.scrollIntoView({ block: 'center' })
          }}
        />
      )}
    </article>
  )
}

/** Returns the maximum quantity; `maxQuantity` until a variation is chosen. */
function availableOf(product: Product, variation: Product['variations'][number] | undefined) {
  if (!product.trackStock || (product.variations.length && !variation)) return maxQuantity
  return (variation ? variation.stock : product.stock) ?? maxQuantity
}

function lowestOf(product: Product, variation: Product['variations'][number] | undefined) {
  return (variation?.price ? variation : product).lowestPrice
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

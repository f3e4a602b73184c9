import { salePrice } from '@vitrine/commerce/catalogue/sale-price.ts'
import { toggleChoice, type Choice } from '@vitrine/commerce/catalogue/variation.ts'
import type { SaleTerms } from '@vitrine/contract/sales/checkout.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { StorefrontActionsContext } from '../../kit/storefront-actions.ts'
import { type ComponentType, type ReactNode, useContext, useRef, useState } from 'react'
import { BuyBar } from './buy-bar.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { AttributeGroups } from './attribute-groups.tsx'
import { Description } from './description.tsx'
import { Gallery, type LargerViewProps } from './gallery.tsx'
import { Price } from './price.tsx'
import styles from './product.module.css'
import { SaleFacts } from './sale-facts.tsx'
import { lineOf, saleOf } from './sale-of.ts'

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
  const [attempts, setAttempts] = useState(0)
  const sale = saleOf(product, chosen)
  const { variation, isInStock, from, priced, available } = sale
  const buttons = useRef<HTMLDivElement>(null)

  function choose(groupName: string, value: string) {
    setChosen(toggleChoice(chosen, groupName, value))
    setPicked(undefined)
    setAttempts(0)
  }

  function add(): boolean {
    if (!isInStock) return false
    if (sale.isUndecided) {
      setAttempts(attempts + 1)
      return false
    }
    addToCart(lineOf(product, variation, chosen), Math.min(quantity, Math.max(available, 1)))
    return true
  }

  return (
    <article className={asSection ? styles.feature : styles.product}>
      <Gallery
        product={product}
        shown={picked ?? variation?.image ?? undefined}
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
            lowest={terms?.namesLowestPrice ? sale.lowest : null}
            measure={product.unitMeasure}
          />
          {!isInStock && <p className="visually-hidden">Sold out</p>}
        </div>
        <AttributeGroups product={product} chosen={chosen} onChoose={choose} />
        <BuyButtons
          productId={product.id}
          isInStock={isInStock}
          quantity={quantity}
          available={available}
          hasQuantity={asSection?.hasQuantity ?? true}
          hasBuyNow={asSection?.hasBuyNow ?? true}
          attempts={attempts}
          buttons={buttons}
          onQuantity={setQuantity}
          onAdd={add}
          onBuyNow={onBuyNow}
        />
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

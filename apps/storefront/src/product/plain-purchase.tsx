import { maxQuantity } from '@vitrine/commerce/cart/cart.ts'
import type { AttributeGroup, Product } from '@vitrine/contract/catalogue/product.ts'
import groupStyles from '@vitrine/sections/parts/product-view/attribute-groups.module.css'
import { isValueOpen } from '@vitrine/sections/parts/product-view/is-value-open.ts'
import styles from '@vitrine/sections/parts/product-view/product.module.css'
import { useContext } from 'react'
import { PurchaseContext, type Purchase } from './purchase-context.ts'

/** A form that works without JavaScript and leads to the checkout. */
export function PlainPurchase({ product }: { product: Product }) {
  const purchase = useContext(PurchaseContext)
  const { chosen, quantity, problem }: Partial<Purchase> =
    purchase?.slug === product.slug ? purchase : {}
  return (
    <form method="post" className={styles.plain}>
      <input type="hidden" name="product" value={product.slug} />
      {problem && (
        // A live region announces nothing on a new page, so it takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <p className={styles.alert} id="purchase-problem" tabIndex={-1} autoFocus>
          {problem}
        </p>
      )}
      {product.attributeGroups.map((group) => (
        <Group key={group.name} product={product} group={group} chosen={chosen?.[group.name]} />
      ))}
      <div className={groupStyles.group}>
        <label htmlFor="purchase-quantity" className={groupStyles.name}>
          Quantity
        </label>
        <input
          id="purchase-quantity"
          className={groupStyles.select}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxQuantity}
          defaultValue={quantity ?? '1'}
        />
      </div>
      <button className="button" disabled={!product.stockStatus}>
        {product.stockStatus ? 'Buy Now' : 'Sold out'}
      </button>
    </form>
  )
}

interface GroupProps {
  product: Product
  group: AttributeGroup
  chosen: string | undefined
}

function Group({ product, group: { name, values }, chosen }: GroupProps) {
  return (
    <label className={groupStyles.group}>
      <span className={groupStyles.name}>{name}</span>
      <select name={`option.${name}`} className={groupStyles.select} defaultValue={chosen ?? ''}>
        <option value="">Choose an option</option>
        {values.map(({ value }) => (
          <option key={value} value={value}>
            {isValueOpen(product, {}, name, value) ? value : `${value} (sold out)`}
          </option>
        ))}
      </select>
    </label>
  )
}

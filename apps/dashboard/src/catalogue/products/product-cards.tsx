import { Anchor, Checkbox, Group, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import { isOnSale } from '@vitrine/commerce/sale-price.ts'
import type { ProductRow } from '@vitrine/contract/product.ts'
import { Link } from 'react-router'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { ChooseAllBox } from '../../platform/ui/choose-all.tsx'
import { countOf } from '../../platform/ui/count-of.ts'
import { useChosen } from '../../platform/ui/selection-context.ts'
import { Thumbnail } from '../../platform/ui/thumbnail.tsx'
import classes from './product-cards.module.css'
import { ProductMenu } from './product-menu.tsx'
import { ProductStatusBadge } from './product-status.tsx'
import { QuickEdit } from './quick-edit.tsx'
import { StockText } from './stock-text.tsx'

/** The list of products on a phone. */
export function ProductCards({ rows }: { rows: ProductRow[] }) {
  const chosen = useChosen()
  return (
    <>
      <div className={classes['head']}>
        <ChooseAllBox
          chosen={chosen}
          ids={rows.map(({ id }) => id)}
          label="Select all on this page"
        />
      </div>
      <ul className={classes['list']} aria-label="Products">
        {rows.map((product) => (
          <Card key={product.id} product={product} />
        ))}
      </ul>
    </>
  )
}

function Card({ product }: { product: ProductRow }) {
  const { currency } = useCurrentStore()
  const chosen = useChosen()
  const { id, name, price, discountPrice, variationCount, status } = product
  const isReduced = isOnSale(product)
  return (
    <li className={classes['card']}>
      <Checkbox
        aria-label={`Select ${name}`}
        checked={chosen.has(id)}
        onChange={({ currentTarget }) => chosen.set([id], currentTarget.checked)}
      />
      <Thumbnail src={product.productImage} size={56} />
      <div className={classes['text']}>
        <Anchor component={Link} to={`/dashboard/edit-product/${id}`} fw={550} c="var(--ink)">
          {name}
        </Anchor>
        <Text size="sm">
          {formatPrice(isReduced ? (discountPrice ?? price) : price, currency)}{' '}
          {isReduced && (
            <Text span size="sm" c="var(--ink-soft)" td="line-through">
              {formatPrice(price, currency)}
            </Text>
          )}
          {variationCount > 0 && (
            <Text span size="sm" c="var(--ink-soft)">
              {' '}
              · {countOf(variationCount, 'variation')}
            </Text>
          )}
        </Text>
        <Group gap={8} mt={2}>
          <StockText product={product} />
          <ProductStatusBadge status={status} />
        </Group>
      </div>
      <Group gap={2} wrap="nowrap">
        {variationCount === 0 && <QuickEdit product={product} />}
        <ProductMenu product={product} />
      </Group>
    </li>
  )
}

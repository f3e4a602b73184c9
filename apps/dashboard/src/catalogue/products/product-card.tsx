import { Anchor, Group, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { isOnSale } from '@vitrine/commerce/catalogue/sale-price.ts'
import type { ProductRow } from '@vitrine/contract/catalogue/product.ts'
import { Link } from 'react-router'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { Thumbnail } from '../../platform/ui/thumbnail.tsx'
import classes from './product-card.module.css'
import { ProductMenu } from './product-menu.tsx'
import { ProductStatusBadge } from './product-status.tsx'
import { QuickEdit } from './quick-edit.tsx'
import { StockText } from './stock-text.tsx'
import { Changes } from '../../platform/ui/changes.tsx'

export function ProductCard({ product }: { product: ProductRow }) {
  const { currency } = useCurrentStore()
  const { id, name, price, discountPrice, variationCount, status } = product
  const isReduced = isOnSale(product)
  return (
    <div className={classes['card']}>
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
      <Group gap={2} mr={-8} wrap="nowrap">
        {variationCount === 0 && (
          <Changes>
            <QuickEdit product={product} />
          </Changes>
        )}
        <ProductMenu product={product} />
      </Group>
    </div>
  )
}

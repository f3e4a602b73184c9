import { Anchor, Badge, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { currencyExponent } from '@vitrine/commerce/money/money.ts'
import { isOnSale } from '@vitrine/commerce/catalogue/sale-price.ts'
import type { ProductRow } from '@vitrine/contract/catalogue/product.ts'
import { Link } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore, useMayChange } from '../../platform/session/auth-context.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { Thumbnail } from '../../platform/ui/thumbnail.tsx'
import { InlineNumber } from './inline-number.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductMenu } from './product-menu.tsx'
import { ProductStatusBadge } from './product-status.tsx'
import { refreshProducts } from './refresh-products.ts'
import { LowStock, StockText } from './stock-text.tsx'

const columns: Column<ProductRow>[] = [
  { head: 'Product', cell: (product) => <Name product={product} /> },
  { head: 'Price', ta: 'right', cell: (product) => <Price product={product} /> },
  { head: 'Stock', ta: 'right', cell: (product) => <Stock product={product} /> },
  { head: 'Status', cell: ({ status }) => <ProductStatusBadge status={status} /> },
  {
    head: 'Categories',
    visibleFrom: 'lg',
    cell: ({ categories }) => (
      <Text size="sm" lineClamp={2}>
        {categories.join(', ')}
      </Text>
    ),
  },
]

export function ProductList({ rows }: { rows: ProductRow[] }) {
  return (
    <DataTable
      rows={rows}
      columns={columns}
      selectLabel={({ name }) => `Select ${name}`}
      actions={(product) => <ProductMenu product={product} />}
      cards={{ label: 'Products', card: (product) => <ProductCard product={product} /> }}
      verticalSpacing={6}
    />
  )
}

function Name({ product }: { product: ProductRow }) {
  const { id, name, sku, variationCount, productImage, featured } = product
  const details = [sku, variationCount > 0 && countOf(variationCount, 'variation')].filter(Boolean)
  return (
    <Group wrap="nowrap" gap="sm">
      <Thumbnail src={productImage} size={40} />
      <div>
        <Anchor component={Link} to={`/dashboard/edit-product/${id}`} fw={550} c="var(--ink)">
          {name}
        </Anchor>{' '}
        {featured && (
          <Badge size="sm" variant="default">
            Featured
          </Badge>
        )}
        <Text size="xs" c="var(--ink-soft)">
          {details.join(' · ')}
        </Text>
      </div>
    </Group>
  )
}

function Price({ product }: { product: ProductRow }) {
  const { storeId, currency } = useCurrentStore()
  const edit = useMutation(calls.products.quickEdit.mutationOptions({ onSettled: refreshProducts }))
  const mayChange = useMayChange()
  const { name, price, discountPrice } = product
  const sale = isOnSale(product) && formatPrice(discountPrice ?? price, currency)
  if (product.variationCount > 0 || !mayChange)
    return <Text size="sm">{sale || formatPrice(price, currency)}</Text>
  return (
    <Stack gap={2} align="flex-end">
      <InlineNumber
        label={`Price of ${name}`}
        value={price}
        decimalScale={currencyExponent(currency)}
        w={96}
        onSave={(next) => edit.mutateAsync({ storeId, id: product.id, price: next })}
      />
      {sale && (
        <Text size="xs" c="var(--ink-soft)">
          Reduced to {sale}
        </Text>
      )}
    </Stack>
  )
}

function Stock({ product }: { product: ProductRow }) {
  const { storeId } = useCurrentStore()
  const mayChange = useMayChange()
  const { id, name, trackStock, stock, lowStock, variationCount } = product
  const edit = useMutation(calls.products.quickEdit.mutationOptions({ onSettled: refreshProducts }))
  if (trackStock && variationCount === 0 && mayChange) {
    return (
      <Group gap={6} wrap="nowrap" justify="flex-end">
        {lowStock && <LowStock />}
        <InlineNumber
          label={`Stock of ${name}`}
          value={stock}
          decimalScale={0}
          w={76}
          onSave={(next) => edit.mutateAsync({ storeId, id, stock: next, stockSeen: stock })}
        />
      </Group>
    )
  }
  return <StockText product={product} />
}

import { Anchor, Badge, Checkbox, Group, Stack, Table, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import { currencyExponent } from '@vitrine/commerce/money.ts'
import { isOnSale } from '@vitrine/commerce/sale-price.ts'
import type { ProductRow } from '@vitrine/contract/product.ts'
import { Link } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { refreshProducts } from './refresh-products.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { ChooseAll } from '../../platform/ui/choose-all.tsx'
import { countOf } from '../../platform/ui/count-of.ts'
import { Thumbnail } from '../../platform/ui/thumbnail.tsx'
import { InlineNumber } from './inline-number.tsx'
import { ProductCards } from './product-cards.tsx'
import { ProductMenu } from './product-menu.tsx'
import { ProductStatusBadge } from './product-status.tsx'
import { StockText } from './stock-text.tsx'
import { useChosen } from '../../platform/ui/selection-context.ts'
import { ActionsHead } from '../../platform/ui/actions-head.tsx'

/** On a phone the products are cards, and price and stock are edited in a sheet. */
export function ProductList({ rows }: { rows: ProductRow[] }) {
  const isSmall = useMediaQuery('(max-width: 47.9375em)', false, {
    getInitialValueInEffect: false,
  })
  return isSmall ? <ProductCards rows={rows} /> : <ProductTable rows={rows} />
}

function ProductTable({ rows }: { rows: ProductRow[] }) {
  const chosen = useChosen()
  return (
    <Table verticalSpacing={6} horizontalSpacing="md" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <ChooseAll chosen={chosen} ids={rows.map(({ id }) => id)} />
          <Table.Th>Product</Table.Th>
          <Table.Th ta="right">Price</Table.Th>
          <Table.Th ta="right">Stock</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th visibleFrom="lg">Categories</Table.Th>
          <ActionsHead />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((product) => (
          <Row key={product.id} product={product} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ product }: { product: ProductRow }) {
  const { id, name, sku, categories, variationCount, status } = product
  const details = [sku, variationCount > 0 && countOf(variationCount, 'variation')].filter(Boolean)
  const chosen = useChosen()
  return (
    <Table.Tr>
      <Table.Td pr={0}>
        <Checkbox
          aria-label={`Select ${name}`}
          checked={chosen.has(id)}
          onChange={({ currentTarget }) => chosen.set([id], currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td>
        <Group wrap="nowrap" gap="sm">
          <Thumbnail src={product.productImage} size={40} />
          <div>
            <Anchor component={Link} to={`/dashboard/edit-product/${id}`} fw={550} c="var(--ink)">
              {name}
            </Anchor>{' '}
            {product.featured && (
              <Badge size="sm" variant="default">
                Featured
              </Badge>
            )}
            <Text size="xs" c="var(--ink-soft)">
              {details.join(' · ')}
            </Text>
          </div>
        </Group>
      </Table.Td>
      <Table.Td ta="right">
        <Price product={product} />
      </Table.Td>
      <Table.Td ta="right">
        <Stock product={product} />
      </Table.Td>
      <Table.Td>
        <ProductStatusBadge status={status} />
      </Table.Td>
      <Table.Td visibleFrom="lg">
        <Text size="sm" lineClamp={2}>
          {categories.join(', ')}
        </Text>
      </Table.Td>
      <Table.Td w={52}>
        <ProductMenu product={product} />
      </Table.Td>
    </Table.Tr>
  )
}

/** Set in the list itself, as long as no variation has a price of its own. */
function Price({ product }: { product: ProductRow }) {
  const { storeId, currency } = useCurrentStore()
  const edit = useMutation(calls.products.quickEdit.mutationOptions({ onSettled: refreshProducts }))
  const { name, price, discountPrice } = product
  const sale = isOnSale(product) && formatPrice(discountPrice ?? price, currency)
  if (product.variationCount > 0)
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
  const { id, name, trackStock, stock, variationCount } = product
  const edit = useMutation(calls.products.quickEdit.mutationOptions({ onSettled: refreshProducts }))
  if (trackStock && variationCount === 0) {
    return (
      <InlineNumber
        label={`Stock of ${name}`}
        value={stock}
        decimalScale={0}
        w={76}
        ml="auto"
        onSave={(next) => edit.mutateAsync({ storeId, id, stock: next, stockSeen: stock })}
      />
    )
  }
  return <StockText product={product} />
}

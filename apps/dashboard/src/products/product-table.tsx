import { Anchor, Badge, Group, Stack, Table, Text, VisuallyHidden } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import { isOnSale } from '@vitrine/commerce/sale-price.ts'
import type { ProductRow } from '@vitrine/contract/product.ts'
import { Link } from 'react-router'
import { useCurrentStore } from '../auth/auth-context.ts'
import { countOf } from '../ui/count-of.ts'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { ProductMenu } from './product-menu.tsx'
import { ProductStatusBadge } from './product-status.tsx'

export function ProductTable({ rows }: { rows: ProductRow[] }) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Product</Table.Th>
          <Table.Th>Price</Table.Th>
          <Table.Th visibleFrom="sm">Stock</Table.Th>
          <Table.Th visibleFrom="xs">Status</Table.Th>
          <Table.Th visibleFrom="lg">Categories</Table.Th>
          <Table.Th>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.Th>
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
  return (
    <Table.Tr>
      <Table.Td>
        <Group wrap="nowrap" gap="sm">
          <Thumbnail src={product.productImage} />
          <div>
            <Anchor component={Link} to={`/dashboard/edit-product/${id}`} fw={550} c="var(--ink)">
              {name}
            </Anchor>
            {product.featured && (
              <Badge ml={6} size="sm" variant="default">
                Featured
              </Badge>
            )}
            <Text size="xs" c="var(--ink-soft)">
              {details.join(' · ')}
            </Text>
          </div>
        </Group>
      </Table.Td>
      <Table.Td>
        <Price product={product} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Stock product={product} />
      </Table.Td>
      <Table.Td visibleFrom="xs">
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

function Price({ product }: { product: ProductRow }) {
  const { currency } = useCurrentStore()
  const { price, discountPrice } = product
  if (!isOnSale(product)) return <Text size="sm">{formatPrice(price, currency)}</Text>
  return (
    <Stack gap={0}>
      <Text size="sm" fw={550}>
        {formatPrice(discountPrice ?? price, currency)}
      </Text>
      <Text size="xs" c="var(--ink-soft)" td="line-through">
        {formatPrice(price, currency)}
      </Text>
    </Stack>
  )
}

function Stock({ product: { trackStock, stock, stockStatus } }: { product: ProductRow }) {
  if (!stockStatus) {
    return (
      <Badge variant="light" color="red">
        Sold out
      </Badge>
    )
  }
  return <Text size="sm">{trackStock ? countOf(stock, 'piece') : 'In stock'}</Text>
}

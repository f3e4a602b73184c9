import { Table, Tabs, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { StockMovement } from '@vitrine/contract/catalogue/stock.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { inOrderOf } from './form/product-values.ts'

const shown = 20

export function BooksPanel({ product }: { product: Product }) {
  return (
    <Panel flush title="Stock and price history" hint="Recorded automatically.">
      <Tabs defaultValue="stock" keepMounted={false}>
        <Tabs.List px="md">
          <Tabs.Tab value="stock">Stock</Tabs.Tab>
          <Tabs.Tab value="prices">Prices</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="stock">
          <Movements product={product} />
        </Tabs.Panel>
        <Tabs.Panel value="prices">
          <Prices product={product} />
        </Tabs.Panel>
      </Tabs>
    </Panel>
  )
}

function Movements({ product }: { product: Product }) {
  const { id } = product
  const { data, error, isPending, refetch } = useQuery(
    calls.products.stockMovements.queryOptions({ input: { id, pageSize: shown } }),
  )
  if (isPending) return <RowsSkeleton />
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data.content.length) return <Nothing text="No stock changes yet." />
  return (
    <Table.ScrollContainer minWidth={560} type="native" tabIndex={0}>
      <Table verticalSpacing="xs" horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>When</Table.Th>
            <Table.Th>What happened</Table.Th>
            <Table.Th ta="right">Change</Table.Th>
            <Table.Th ta="right">Left</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.content.map((movement, index) => (
            <Table.Tr key={index}>
              <Table.Td>{formatMoment(movement.at)}</Table.Td>
              <Table.Td>
                <Cause movement={movement} product={product} />
              </Table.Td>
              <Table.Td ta="right" fw={600}>
                {signed(movement.change)}
              </Table.Td>
              <Table.Td ta="right">{movement.stock}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Older total={data.totalElements} />
    </Table.ScrollContainer>
  )
}

const reasons: Record<StockMovement['reason'], string> = {
  opening: 'First stock',
  sale: 'Sold',
  restock: 'Restocked',
  correction: 'Changed',
  import: 'Imported',
  removal: 'Removed',
}

function Cause({ movement, product }: { movement: StockMovement; product: Product }) {
  const { reason, actor, orderId, orderName } = movement
  return (
    <>
      {reasons[reason]}
      {orderName !== null && (
        <>
          {' in order '}
          <TextLink to={`/dashboard/orders/${orderId}`}>{orderName}</TextLink>
        </>
      )}
      {actor && ` by ${actor}`}
      <Of product={product} item={movement} />
    </>
  )
}

function Prices({ product }: { product: Product }) {
  const { id } = product
  const { currency } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.products.priceHistory.queryOptions({ input: { id, pageSize: shown } }),
  )
  if (isPending) return <RowsSkeleton />
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return (
    <Table.ScrollContainer minWidth={480} type="native" tabIndex={0}>
      <Table verticalSpacing="xs" horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>From</Table.Th>
            <Table.Th ta="right">Price</Table.Th>
            <Table.Th ta="right">Discount price</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.content.map((change, index) => (
            <Table.Tr key={index}>
              <Table.Td>
                {formatMoment(change.at)}
                <Of product={product} item={change} />
              </Table.Td>
              <Table.Td ta="right">{formatPrice(change.price, currency)}</Table.Td>
              <Table.Td ta="right">
                {change.discountPrice === null ? '–' : formatPrice(change.discountPrice, currency)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Older total={data.totalElements} />
    </Table.ScrollContainer>
  )
}

interface OfProps {
  product: Product
  item: Pick<StockMovement, 'attributes' | 'variationId'>
}

function Of({ product, item: { attributes, variationId } }: OfProps) {
  if (variationId === null) return null
  const names = attributes && Object.values(inOrderOf(product.attributeGroups, attributes))
  return (
    <Text size="xs" c="var(--ink-soft)">
      {names ? names.join(' / ') : 'Deleted variation'}
    </Text>
  )
}

function Older({ total }: { total: number }) {
  if (total <= shown) return null
  return (
    <Text size="sm" c="var(--ink-soft)" p="md">
      The newest {shown} of {total.toLocaleString('en')}.
    </Text>
  )
}

function Nothing({ text }: { text: string }) {
  return (
    <Text size="sm" c="var(--ink-soft)" p="md">
      {text}
    </Text>
  )
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`
}

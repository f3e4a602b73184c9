import { Table } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { BulkResult } from '@vitrine/contract/catalogue/bulk-products.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

export function PricePreview({ samples }: Pick<BulkResult, 'samples'>) {
  const { currency } = useCurrentStore()
  return (
    <Table verticalSpacing={6} aria-label="Some of the prices">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Product</Table.Th>
          <Table.Th ta="right">Now</Table.Th>
          <Table.Th ta="right">Then</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {samples.map(({ name, from, to }, index) => (
          <Table.Tr key={`${index} ${name}`}>
            <Table.Td>{name}</Table.Td>
            <Table.Td ta="right">{formatPrice(from, currency)}</Table.Td>
            <Table.Td ta="right">{formatPrice(to, currency)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

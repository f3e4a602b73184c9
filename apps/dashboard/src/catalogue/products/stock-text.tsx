import { Badge, Text } from '@mantine/core'
import type { ProductRow } from '@vitrine/contract/catalogue/product.ts'

export function StockText({ product }: { product: ProductRow }) {
  const { trackStock, stock, stockStatus, lowStock } = product
  if (!stockStatus) {
    return (
      <Badge variant="light" color="red">
        Sold out
      </Badge>
    )
  }
  return (
    <Text span size="sm">
      {lowStock && (
        <>
          <LowStock />{' '}
        </>
      )}
      {trackStock ? `${stock.toLocaleString('en')} in stock` : 'In stock'}
    </Text>
  )
}

export function LowStock() {
  return (
    <Badge variant="light" color="amber">
      Low
    </Badge>
  )
}

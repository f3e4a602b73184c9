import { SimpleGrid, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { Panel } from '../../../platform/ui/panel.tsx'
import { PriceInput } from '../../../platform/ui/price-input.tsx'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { checkDiscount } from './check-product.ts'
import { useProductFormContext } from './product-form-context.ts'

interface PricePanelProps {
  /** Lowest price before the saved discount; null without one. */
  lowestPrice: number | null
}

export function PricePanel({ lowestPrice }: PricePanelProps) {
  const form = useProductFormContext()
  const { currency } = useCurrentStore()
  const { price, discountPrice } = form.values
  const { error, ...discountProps } = form.getInputProps('discountPrice')
  const problem = price === '' ? null : checkDiscount(discountPrice, price)
  return (
    <Panel title="Price">
      <SimpleGrid cols={{ base: 2, sm: 1 }} spacing="sm">
        <PriceInput label="Price" withAsterisk {...form.getInputProps('price')} />
        <PriceInput
          label="Discount price"
          description="Leave empty if not on sale"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...discountProps}
          error={error ?? problem}
        />
      </SimpleGrid>
      {lowestPrice !== null && discountPrice !== '' && (
        <Text size="sm" c="var(--ink-soft)">
          Lowest price in the 30 days before this discount: {formatPrice(lowestPrice, currency)}
        </Text>
      )}
    </Panel>
  )
}

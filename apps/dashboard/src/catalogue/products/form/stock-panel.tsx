import { SimpleGrid, Switch, TextInput } from '@mantine/core'
import { maxLowStockAt } from '@vitrine/contract/shop/store.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { DecimalInput } from '../../../platform/ui/decimal-input.tsx'
import { Panel } from '../../../platform/ui/panel.tsx'
import { WeightInput } from '../../../platform/ui/weight-input.tsx'
import { useProductFormContext } from './product-form-context.ts'

export function StockPanel() {
  const { weightUnit, lowStockAt } = useCurrentStore()
  const form = useProductFormContext()
  const { trackStock, variations } = form.values
  return (
    <Panel title="Inventory">
      <Switch
        label="Track quantity"
        description="Each order reduces it. Sold out at 0."
        {...form.getInputProps('trackStock', { type: 'checkbox' })}
      />
      {trackStock ? (
        <SimpleGrid cols={2} spacing="sm">
          <DecimalInput
            label="Quantity in stock"
            description={variations.length ? 'Set for each variation below' : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            disabled={variations.length > 0}
            min={0}
            {...form.getInputProps('stock')}
          />
          <DecimalInput
            label="Low stock"
            description={`Empty: your shop’s limit, ${lowStockAt.toLocaleString('en')}`}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            max={maxLowStockAt}
            {...form.getInputProps('lowStockAt')}
          />
        </SimpleGrid>
      ) : (
        <Switch
          label="In stock"
          description="Switch off to stop selling it for a while."
          {...form.getInputProps('stockStatus', { type: 'checkbox' })}
        />
      )}
      <SimpleGrid cols={2} spacing="sm">
        <TextInput label="SKU" maxLength={80} {...form.getInputProps('sku')} />
        <WeightInput
          label={`Weight (${weightUnit})`}
          unit={weightUnit}
          {...form.getInputProps('weight')}
        />
      </SimpleGrid>
    </Panel>
  )
}

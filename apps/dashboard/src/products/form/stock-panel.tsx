import { SimpleGrid, Switch, TextInput } from '@mantine/core'
import { DecimalInput } from '../../ui/decimal-input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useProductFormContext } from './product-form-context.ts'

export function StockPanel() {
  const form = useProductFormContext()
  const { trackStock, variations } = form.values
  return (
    <Panel title="Stock">
      <Switch
        label="Count the stock"
        description="Every order lowers it, and nothing is sold below zero."
        {...form.getInputProps('trackStock', { type: 'checkbox' })}
      />
      {!trackStock && (
        <Switch
          label="In stock"
          description="Switch it off to stop selling the product for a while."
          {...form.getInputProps('stockStatus', { type: 'checkbox' })}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {trackStock && (
          <DecimalInput
            label="Pieces in stock"
            description={variations.length ? 'Each variation has its own stock below' : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            disabled={variations.length > 0}
            min={0}
            {...form.getInputProps('stock')}
          />
        )}
        <TextInput label="SKU" maxLength={80} {...form.getInputProps('sku')} />
        <DecimalInput label="Weight (g)" min={0} {...form.getInputProps('weight')} />
      </SimpleGrid>
    </Panel>
  )
}

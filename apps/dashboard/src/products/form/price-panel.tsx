import { SimpleGrid } from '@mantine/core'
import { Panel } from '../../ui/panel.tsx'
import { PriceInput } from '../../ui/price-input.tsx'
import { useProductFormContext } from './product-form-context.ts'

export function PricePanel() {
  const form = useProductFormContext()
  return (
    <Panel title="Price">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <PriceInput label="Price" withAsterisk {...form.getInputProps('price')} />
        <PriceInput
          label="Discount price"
          description="Leave it empty when nothing is reduced"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('discountPrice')}
        />
      </SimpleGrid>
    </Panel>
  )
}

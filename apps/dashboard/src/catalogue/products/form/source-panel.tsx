import { Select, SimpleGrid, Text, TextInput } from '@mantine/core'
import { gtinFrom } from '@vitrine/commerce/catalogue/gtin.ts'
import { Panel } from '../../../platform/ui/panel.tsx'
import { PriceInput } from '../../../platform/ui/price-input.tsx'
import { marginOf } from './margin-of.ts'
import { UnitPriceFields } from './unit-price-fields.tsx'
import { useProductFormContext } from './product-form-context.ts'

const conditions = [
  { value: 'new', label: 'New' },
  { value: 'refurbished', label: 'Refurbished' },
  { value: 'used', label: 'Used' },
]
const below = ['label', 'input', 'description', 'error'] as const

export function SourcePanel() {
  const form = useProductFormContext()
  const { barcode, variations } = form.values
  const hasVariations = variations.length > 0
  return (
    <Panel title="Vendor and cost">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Vendor"
          description="The brand. Shoppers find the product by it."
          inputWrapperOrder={[...below]}
          maxLength={255}
          {...form.getInputProps('vendor')}
        />
        <TextInput
          label="Type"
          description="For example Teapot or T-shirt."
          inputWrapperOrder={[...below]}
          maxLength={255}
          {...form.getInputProps('productType')}
        />
        <TextInput
          label="Barcode"
          description={hasVariations ? 'Each variation has its own below.' : hintOf(barcode)}
          inputWrapperOrder={[...below]}
          maxLength={80}
          {...form.getInputProps('barcode')}
        />
        <PriceInput
          label="Cost"
          description={<CostHint hasVariations={hasVariations} />}
          inputWrapperOrder={[...below]}
          {...form.getInputProps('cost')}
        />
        <TextInput
          label="MPN"
          description="The manufacturer’s number."
          inputWrapperOrder={[...below]}
          maxLength={70}
          {...form.getInputProps('mpn')}
        />
        <Select
          label="Condition"
          data={conditions}
          allowDeselect={false}
          {...form.getInputProps('condition')}
        />
      </SimpleGrid>
      <UnitPriceFields />
    </Panel>
  )
}

function hintOf(barcode: string) {
  return !barcode.trim() || gtinFrom(barcode)
    ? 'GTIN, EAN, UPC or ISBN.'
    : 'Not a valid GTIN, EAN, UPC or ISBN, so it is not shared with search engines.'
}

function CostHint({ hasVariations }: { hasVariations: boolean }) {
  const { values } = useProductFormContext()
  const margin = marginOf(values)
  return (
    <>
      {margin !== undefined && (
        <Text span inherit fw={600} c={margin < 0 ? 'red.8' : 'var(--ink)'}>
          Margin {margin.toLocaleString('en')}%.{' '}
        </Text>
      )}
      What you pay for one. Shoppers never see it.
      {hasVariations && ' A variation without its own cost has this one.'}
    </>
  )
}

import { NumberInput, Select, SimpleGrid, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import {
  fits,
  type MeasureUnit,
  measureUnits,
  referenceLabel,
  referencesOf,
  unitPrice,
} from '@vitrine/commerce/catalogue/unit-price.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { useProductFormContext } from './product-form-context.ts'

const units = measureUnits.map((value) => ({ value, label: value === 'm2' ? 'm²' : value }))

export function UnitPriceFields() {
  const form = useProductFormContext()
  const { unit, per } = form.values.unitMeasure
  const references = referencesOf(unit).map((value) => ({ value, label: referenceLabel(value) }))

  function chooseUnit(value: string | null) {
    const next = value as MeasureUnit
    form.setFieldValue('unitMeasure.unit', next)
    if (!fits(next, per)) form.setFieldValue('unitMeasure.per', referencesOf(next)[0]!)
  }

  return (
    <div>
      <SimpleGrid cols={{ base: 2, xs: 3 }}>
        <NumberInput
          label="Contains"
          placeholder="250"
          min={0}
          decimalScale={3}
          hideControls
          {...form.getInputProps('unitMeasure.amount')}
        />
        <Select
          label="Unit"
          data={units}
          allowDeselect={false}
          value={unit}
          onChange={chooseUnit}
        />
        <Select
          label="Unit price per"
          data={references}
          allowDeselect={false}
          {...form.getInputProps('unitMeasure.per')}
        />
      </SimpleGrid>
      <Text size="sm" c="var(--ink-soft)" mt={6}>
        <UnitPriceHint />
      </Text>
    </div>
  )
}

function UnitPriceHint() {
  const { currency } = useCurrentStore()
  const { price, discountPrice, unitMeasure } = useProductFormContext().values
  const { amount, per } = unitMeasure
  const paid = Number(discountPrice || price)
  if (!amount || !paid)
    return 'For goods sold by weight, volume or length: shoppers see the price of one unit.'
  const each = unitPrice(paid, { ...unitMeasure, amount })
  return `Shoppers see ${formatPrice(each, currency)} per ${referenceLabel(per)}.`
}

import { Select, SimpleGrid, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { DecimalInput } from '../../platform/ui/decimal-input.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { PriceInput } from '../../platform/ui/price-input.tsx'
import type { DiscountValues } from './discount-values.ts'
import { ScopeFields } from './scope-fields.tsx'

const kinds = [
  { value: 'percent', label: 'Percentage off' },
  { value: 'amount', label: 'Fixed amount off' },
  { value: 'free_shipping', label: 'Free shipping' },
  { value: 'buy_x_get_y', label: 'Buy X, get Y' },
]

export function OfferFields({ form }: { form: UseFormReturnType<DiscountValues> }) {
  const { kind } = form.values
  return (
    <Panel title="Discount">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select label="Kind" data={kinds} allowDeselect={false} {...form.getInputProps('kind')} />
        {kind === 'percent' && <Percent label="Percentage" {...form.getInputProps('percent')} />}
        {kind === 'amount' && <PriceInput label="Amount" {...form.getInputProps('amount')} />}
      </SimpleGrid>
      {kind === 'buy_x_get_y' && <GiftFields form={form} />}
      <ScopeFields
        label={kind === 'buy_x_get_y' ? 'Products to buy' : 'Applies to'}
        products={form.getInputProps('productIds')}
        categories={form.getInputProps('categoryIds')}
      />
      {kind === 'free_shipping' && (
        <Text size="sm" c="var(--ink-soft)">
          The cheapest way to ship becomes free; faster ones cost what they cost.
        </Text>
      )}
    </Panel>
  )
}

function GiftFields({ form }: { form: UseFormReturnType<DiscountValues> }) {
  const pieces = { min: 1, max: 999 }
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <DecimalInput label="Buy" {...pieces} {...form.getInputProps('buy')} />
        <DecimalInput label="Get" {...pieces} {...form.getInputProps('get')} />
        <Percent
          label="Discount on them (%)"
          description="100 is free"
          {...form.getInputProps('giftPercent')}
        />
      </SimpleGrid>
      <ScopeFields
        label="Products to get (empty: the same)"
        products={form.getInputProps('giftProductIds')}
        categories={form.getInputProps('giftCategoryIds')}
      />
    </>
  )
}

function Percent(props: { label: string; description?: string }) {
  return <DecimalInput min={0} max={100} decimalScale={4} {...props} />
}

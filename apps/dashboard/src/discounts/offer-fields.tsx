import { Select, SimpleGrid, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { DecimalInput } from '../ui/decimal-input.tsx'
import { Panel } from '../ui/panel.tsx'
import { PriceInput } from '../ui/price-input.tsx'
import type { DiscountValues } from './discount-values.ts'
import { ScopeFields } from './scope-fields.tsx'

const kinds = [
  { value: 'percent', label: 'Per cent off' },
  { value: 'amount', label: 'An amount off' },
  { value: 'free_shipping', label: 'Free shipping' },
  { value: 'buy_x_get_y', label: 'Buy some, get some' },
]

export function OfferFields({ form }: { form: UseFormReturnType<DiscountValues> }) {
  const { kind } = form.values
  return (
    <Panel title="What it gives">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select label="Kind" data={kinds} allowDeselect={false} {...form.getInputProps('kind')} />
        {kind === 'percent' && <Percent label="Per cent" {...form.getInputProps('percent')} />}
        {kind === 'amount' && <PriceInput label="Amount" {...form.getInputProps('amount')} />}
      </SimpleGrid>
      {kind === 'buy_x_get_y' && <GiftFields form={form} />}
      <ScopeFields
        label={kind === 'buy_x_get_y' ? 'To be bought' : 'Only for'}
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
          label="Reduced by, in per cent"
          description="100 is free"
          {...form.getInputProps('giftPercent')}
        />
      </SimpleGrid>
      <ScopeFields
        label="To get (none: of the same)"
        products={form.getInputProps('giftProductIds')}
        categories={form.getInputProps('giftCategoryIds')}
      />
    </>
  )
}

function Percent(props: { label: string; description?: string }) {
  return <DecimalInput min={0} max={100} decimalScale={4} {...props} />
}

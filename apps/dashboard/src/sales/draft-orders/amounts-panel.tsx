import { Alert, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { PricedDraft } from '@vitrine/contract/sales/draft-orders.ts'
import { DecimalInput } from '../../platform/ui/decimal-input.tsx'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { isRefused } from '../../platform/api/refused.ts'
import { Amount } from '../../platform/ui/totals.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { PriceInput } from '../../platform/ui/price-input.tsx'
import type { DraftValues } from './draft-values.ts'

interface AmountsPanelProps {
  form: UseFormReturnType<DraftValues>
  priced: PricedDraft | undefined
  isOld: boolean
  error: Error | null
}

const reductions = [
  { value: 'none', label: 'None' },
  { value: 'percent', label: 'Percentage off' },
  { value: 'amount', label: 'Fixed amount off' },
]

export function AmountsPanel({ form, priced, isOld, error }: AmountsPanelProps) {
  const { discountKind } = form.values
  return (
    <Panel title="Discount, shipping and total">
      <SimpleGrid cols={{ base: 1, sm: discountKind === 'none' ? 1 : 3 }}>
        <Select
          label="Discount"
          data={reductions}
          allowDeselect={false}
          {...form.getInputProps('discountKind')}
        />
        {discountKind === 'percent' && (
          <DecimalInput
            label="Percentage"
            min={0}
            max={100}
            decimalScale={4}
            {...form.getInputProps('discountValue')}
          />
        )}
        {discountKind === 'amount' && (
          <PriceInput label="Amount" {...form.getInputProps('discountValue')} />
        )}
        {discountKind !== 'none' && (
          <TextInput
            label="Reason (optional)"
            description="Shown to the customer"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={80}
            {...form.getInputProps('discountReason')}
          />
        )}
      </SimpleGrid>
      <ShippingFields form={form} priced={priced} />
      {error && <Alert color="red">{whyNot(error)}</Alert>}
      {priced && <Amounts priced={priced} isOld={isOld} />}
    </Panel>
  )
}

function whyNot(error: Error): string {
  const [issue] = isRefused(error) ? (error.data.issues ?? []) : []
  return issue?.message ?? messageOf(error)
}

function ShippingFields({ form, priced }: Pick<AmountsPanelProps, 'form' | 'priced'>) {
  const { currency } = useCurrentStore()
  const { shipping } = form.values
  const { error, ...chosen } = form.getInputProps('shipping')
  const rates = (priced?.shippingRates ?? []).map(({ id, name, price }) => ({
    value: `rate:${id}`,
    label: `${name} · ${price ? formatPrice(price, currency) : 'Free'}`,
  }))
  const isGone = shipping.startsWith('rate:') && !rates.some(({ value }) => value === shipping)
  const gone = isGone ? [{ value: shipping, label: 'Shop rate' }] : []
  return (
    <SimpleGrid cols={{ base: 1, sm: shipping === 'custom' ? 3 : 1 }}>
      <Select
        label="Shipping"
        data={[
          { value: 'none', label: 'No shipping charge' },
          ...rates,
          ...gone,
          { value: 'custom', label: 'Custom rate' },
        ]}
        allowDeselect={false}
        {...chosen}
        error={
          error ??
          (priced?.rateMissing && isGone
            ? 'Not available for these items and this address.'
            : undefined)
        }
      />
      {shipping === 'custom' && (
        <>
          <TextInput
            label="Name"
            placeholder="By bicycle"
            maxLength={80}
            {...form.getInputProps('shippingName')}
          />
          <PriceInput label="Shipping price" {...form.getInputProps('shippingPrice')} />
        </>
      )}
    </SimpleGrid>
  )
}

export function Amounts({ priced, isOld = false }: { priced: PricedDraft; isOld?: boolean }) {
  const { currency, subtotal, discount, shipping, tax, taxIncluded, taxes, total } = priced
  const format = (amount: number) => formatPrice(amount, currency)
  const taxRows = taxes.map(({ name, rate, amount }) => (
    <Amount
      key={`${name} ${rate}`}
      label={`${taxIncluded ? 'Includes ' : ''}${name} ${rate}%`}
      text={format(amount)}
    />
  ))
  return (
    <Stack gap={6} aria-busy={isOld} style={{ opacity: isOld ? 0.6 : 1 }}>
      <Amount label="Subtotal" text={format(subtotal)} />
      {discount > 0 && <Amount label="Discount" text={`−${format(discount)}`} />}
      <Amount label="Shipping" text={shipping > 0 ? format(shipping) : 'Free'} />
      {tax > 0 && !taxIncluded && taxRows}
      <Amount label="Total" text={format(total)} strong />
      {tax > 0 && taxIncluded && taxRows}
    </Stack>
  )
}

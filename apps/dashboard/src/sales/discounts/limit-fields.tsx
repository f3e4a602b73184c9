import { SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { DecimalInput } from '../../platform/ui/decimal-input.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { PriceInput } from '../../platform/ui/price-input.tsx'
import type { DiscountValues } from './discount-values.ts'

const count = { min: 1, max: 1_000_000 }

export function LimitFields({ form }: { form: UseFormReturnType<DiscountValues> }) {
  return (
    <Panel title="Limits" hint="Leave a field empty for no limit.">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Starts"
          type="datetime-local"
          max="9999-12-31T23:59"
          {...form.getInputProps('startsAt')}
        />
        <TextInput
          label="Ends"
          type="datetime-local"
          max="9999-12-31T23:59"
          {...form.getInputProps('endsAt')}
        />
        <PriceInput label="Minimum subtotal" {...form.getInputProps('minSubtotal')} />
        <DecimalInput label="Total uses" {...count} {...form.getInputProps('maxUses')} />
        {form.values.way === 'code' && (
          <DecimalInput
            label="Uses per customer"
            description="Identified by email address"
            {...count}
            {...form.getInputProps('maxUsesPerCustomer')}
          />
        )}
      </SimpleGrid>
    </Panel>
  )
}

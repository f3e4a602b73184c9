import { SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { DecimalInput } from '../ui/decimal-input.tsx'
import { Panel } from '../ui/panel.tsx'
import { PriceInput } from '../ui/price-input.tsx'
import type { DiscountValues } from './discount-values.ts'

const count = { min: 1, max: 1_000_000 }

export function LimitFields({ form }: { form: UseFormReturnType<DiscountValues> }) {
  return (
    <Panel title="Limits" hint="What stays empty is not limited.">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Begins"
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
        <PriceInput label="From a subtotal of" {...form.getInputProps('minSubtotal')} />
        <DecimalInput label="Uses in all" {...count} {...form.getInputProps('maxUses')} />
        {form.values.way === 'code' && (
          <DecimalInput
            label="Uses for each customer"
            description="By e-mail address"
            {...count}
            {...form.getInputProps('maxUsesPerCustomer')}
          />
        )}
      </SimpleGrid>
    </Panel>
  )
}

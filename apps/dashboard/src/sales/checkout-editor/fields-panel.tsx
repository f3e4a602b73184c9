import { Group, SegmentedControl, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { FieldRule } from '@vitrine/commerce/settings/checkout-settings.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { PriceInput } from '../../platform/ui/price-input.tsx'
import type { CheckoutValues } from './checkout-values.ts'

type Form = UseFormReturnType<CheckoutValues>

const fields = [
  { name: 'company', label: 'Company' },
  { name: 'address2', label: 'Apartment, floor' },
  { name: 'phone', label: 'Phone' },
  { name: 'taxId', label: 'Tax ID' },
  { name: 'note', label: 'Order note' },
] as const

const rules: { value: FieldRule; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'optional', label: 'Optional' },
  { value: 'required', label: 'Required' },
]

export function FieldsPanel({ form }: { form: Form }) {
  return (
    <Panel title="Fields" hint="Email, last name and address are always required.">
      <Choice
        label="Name"
        data={[
          { value: 'full', label: 'First and last' },
          { value: 'last', label: 'Last only' },
        ]}
        {...form.getInputProps('name')}
      />
      {fields.map(({ name, label }) => (
        <Choice key={name} label={label} data={rules} {...form.getInputProps(`fields.${name}`)} />
      ))}
      <PriceInput
        label="Minimum order value"
        description="Items before discounts and shipping. Leave empty for no minimum."
        {...form.getInputProps('minimumOrder')}
      />
    </Panel>
  )
}

interface ChoiceProps {
  label: string
  data: { value: string; label: string }[]
  value?: string
  onChange?: (value: string) => void
}

function Choice({ label, data, value = '', onChange }: ChoiceProps) {
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" fw={500}>
        {label}
      </Text>
      <SegmentedControl
        size="xs"
        aria-label={label}
        data={data}
        value={value}
        onChange={(picked) => onChange?.(picked)}
      />
    </Group>
  )
}

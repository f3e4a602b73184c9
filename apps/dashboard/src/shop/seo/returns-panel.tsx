import { NumberInput, Select, SimpleGrid, Switch } from '@mantine/core'
import { Panel } from '../../platform/ui/panel.tsx'
import type { SeoPanelProps } from './seo-form-type.ts'

const fees = [
  { value: 'free', label: 'Free for the customer' },
  { value: 'customer', label: 'Paid by the customer' },
]

export function ReturnsPanel({ form }: SeoPanelProps) {
  return (
    <Panel
      title="Returns"
      hint="Search engines can show this beside your products, with the shipping from your settings."
    >
      <Switch
        label="State the return policy"
        {...form.getInputProps('statesReturns', { type: 'checkbox' })}
      />
      {form.values.statesReturns && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NumberInput
            label="Days to return"
            description="From delivery. 0: returns are not accepted."
            min={0}
            max={365}
            allowDecimal={false}
            {...form.getInputProps('returns.days')}
          />
          <Select
            label="Return shipping"
            description="Who pays for sending it back."
            data={fees}
            allowDeselect={false}
            disabled={Number(form.values.returns.days) === 0}
            {...form.getInputProps('returns.fees')}
          />
        </SimpleGrid>
      )}
    </Panel>
  )
}

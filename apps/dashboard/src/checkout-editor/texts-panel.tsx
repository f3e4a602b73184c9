import { Select, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { Panel } from '../ui/panel.tsx'
import type { CheckoutValues } from './checkout-values.ts'

const newsletter = [
  { value: 'off', label: 'Not offered' },
  { value: 'unticked', label: 'Offered, box empty' },
  { value: 'ticked', label: 'Offered, box ticked' },
]

const variables = '{order_number}, {first_name}, {last_name}, {email} and {total}'

export function TextsPanel({ form }: { form: UseFormReturnType<CheckoutValues> }) {
  const { marketing } = form.values
  return (
    <Panel title="Texts" hint="Plain text, shown as it is written.">
      <TextInput label="Heading" maxLength={80} {...form.getInputProps('texts.heading')} />
      <TextInput label="Button" maxLength={40} {...form.getInputProps('texts.button')} />
      <Textarea
        label="Trust"
        description="Below the button, such as how long things can be sent back."
        autosize
        minRows={2}
        maxLength={300}
        {...form.getInputProps('texts.trust')}
      />
      <Select
        label="Newsletter"
        description={
          marketing === 'ticked'
            ? 'In the EU a ticked box is no consent. Whoever leaves it so is asked again by mail.'
            : 'Whoever ticks it is asked once more by mail.'
        }
        data={newsletter}
        allowDeselect={false}
        {...form.getInputProps('marketing')}
      />
      {marketing !== 'off' && (
        <TextInput
          label="What the box says"
          maxLength={160}
          {...form.getInputProps('texts.marketing')}
        />
      )}
      <TextInput
        label="Heading after an order"
        description={`Filled in with each order: ${variables}`}
        maxLength={120}
        {...form.getInputProps('texts.thanksHeading')}
      />
      <Textarea
        label="Text after an order"
        description="With the same words in braces."
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('texts.thanks')}
      />
    </Panel>
  )
}

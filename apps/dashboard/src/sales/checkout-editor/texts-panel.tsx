import { Select, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { Panel } from '../../platform/ui/panel.tsx'
import type { CheckoutValues } from './checkout-values.ts'

const newsletter = [
  { value: 'off', label: 'Hidden' },
  { value: 'unticked', label: 'Shown, not ticked' },
  { value: 'ticked', label: 'Shown, ticked' },
]

const variables = '{order_number}, {first_name}, {last_name}, {email} and {total}'

export function TextsPanel({ form }: { form: UseFormReturnType<CheckoutValues> }) {
  const { marketing } = form.values
  return (
    <Panel title="Texts" hint="Plain text.">
      <TextInput label="Heading" maxLength={80} {...form.getInputProps('texts.heading')} />
      <TextInput label="Button" maxLength={40} {...form.getInputProps('texts.button')} />
      <Textarea
        label="Reassurance text"
        description="Shown below the button, for example your return policy."
        autosize
        minRows={2}
        maxLength={300}
        {...form.getInputProps('texts.trust')}
      />
      <Select
        label="Newsletter"
        description={
          marketing === 'ticked'
            ? 'In the EU a pre-ticked box is not consent. Shoppers confirm by email.'
            : 'Shoppers confirm by email.'
        }
        data={newsletter}
        allowDeselect={false}
        {...form.getInputProps('marketing')}
      />
      {marketing !== 'off' && (
        <TextInput
          label="Checkbox text"
          maxLength={160}
          {...form.getInputProps('texts.marketing')}
        />
      )}
      <TextInput
        label="Heading after an order"
        description={`You can use ${variables}.`}
        maxLength={120}
        {...form.getInputProps('texts.thanksHeading')}
      />
      <Textarea
        label="Text after an order"
        description="You can use the same placeholders."
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('texts.thanks')}
      />
    </Panel>
  )
}

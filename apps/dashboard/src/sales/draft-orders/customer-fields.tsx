import { Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { Panel } from '../../platform/ui/panel.tsx'
import { CustomerPicker } from './customer-picker.tsx'
import { DeliveryAddress } from './delivery-address.tsx'
import { type DraftValues, withCustomer } from './draft-values.ts'

export function CustomerFields({ form }: { form: UseFormReturnType<DraftValues> }) {
  return (
    <>
      <Panel title="Customer" hint="Required before payment.">
        <Stack gap="sm">
          <CustomerPicker
            onPick={(customer) => form.setValues(withCustomer(form.getValues(), customer))}
          />
          <TextInput label="Email" type="email" maxLength={254} {...form.getInputProps('email')} />
          <TextInput label="Phone" type="tel" maxLength={40} {...form.getInputProps('phone')} />
          <DeliveryAddress form={form} />
        </Stack>
      </Panel>
      <Panel title="Note" hint="Only you see it, in the order’s timeline.">
        <Textarea
          aria-label="Note"
          autosize
          minRows={2}
          maxLength={1000}
          {...form.getInputProps('note')}
        />
      </Panel>
    </>
  )
}

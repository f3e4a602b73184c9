import { Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import type { PaymentMethodInput, Payments } from '@vitrine/contract/shop/payments.ts'
import { useNavigate } from 'react-router'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { PriceInput } from '../../platform/ui/price-input.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import { fieldOf, methodErrors, methodOf, methodValues } from './method-values.ts'
import { useSavePayments } from './use-save-payments.ts'
import { CountriesInput } from '../../platform/ui/countries-input.tsx'

interface MethodFormProps {
  method: PaymentMethodInput
  payments: Payments
}

export function MethodForm({ method, payments }: MethodFormProps) {
  const navigate = useNavigate()
  const { mutateAsync } = useSavePayments(payments, { showsRefusals: true })
  const { form, save } = useSettingsForm({
    initialValues: methodValues(method),
    validate: methodErrors,
    onSave: (values) => mutateAsync(withMethod(payments, methodOf(method, values))),
    notice: (values) => `${methodOf(method, values).name} is saved`,
    onSaved: () => void navigate('/dashboard/payment'),
    // Server paths include the method's index; this form has one method.
    fields: { ofPath: fieldOf },
  })

  return (
    <CheckedForm form={form} onSubmit={save}>
      <Stack gap="lg">
        <Panel title="What shoppers see">
          <TextInput
            label="Name"
            description="Shown at checkout"
            maxLength={60}
            maw={420}
            {...form.getInputProps('name')}
          />
          <Textarea
            label="Additional details"
            description="Shown below the name at checkout"
            autosize
            minRows={2}
            maxLength={500}
            {...form.getInputProps('details')}
          />
          <Textarea
            label="Payment instructions"
            description="Shown after the order is placed, and in the confirmation email. You can use {order_number} and {total}."
            placeholder={instructionsLike[method.id]}
            autosize
            minRows={4}
            maxLength={2000}
            {...form.getInputProps('instructions')}
          />
        </Panel>
        <Panel title="Availability">
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <PriceInput
              label="Minimum total"
              description="Empty: any"
              {...form.getInputProps('minTotal')}
            />
            <PriceInput
              label="Maximum total"
              description="Empty: any"
              {...form.getInputProps('maxTotal')}
            />
            <PriceInput
              label="Fee"
              description="Added to the total on its own line"
              {...form.getInputProps('fee')}
            />
          </SimpleGrid>
          <CountriesInput
            chosen={form.values.countries}
            whenNone="Every country"
            description="Country the order ships to"
            field={form.getInputProps('countries')}
          />
        </Panel>
        <Group>
          <Button type="submit" loading={form.submitting}>
            Save
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}

const instructionsLike: Readonly<Record<string, string>> = {
  bank: 'Please transfer {total} to …\nIBAN: …\nReference: order {order_number}',
}

function withMethod({ methods }: Payments, changed: PaymentMethodInput): PaymentMethodInput[] {
  if (!methods.some(({ id }) => id === changed.id)) return [...methods, changed]
  return methods.map((each) => (each.id === changed.id ? changed : each))
}

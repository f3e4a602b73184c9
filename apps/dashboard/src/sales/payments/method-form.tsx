import { Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { PaymentMethodInput, Payments } from '@vitrine/contract/payments.ts'
import { useNavigate } from 'react-router'
import { isRefused } from '../../platform/api/refused.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { PriceInput } from '../../platform/ui/price-input.tsx'
import { showSuccess } from '../../platform/toast.ts'
import { useUnsavedGuard } from '../../platform/ui/use-unsaved-guard.tsx'
import {
  fieldOf,
  methodErrors,
  methodOf,
  methodValues,
  type MethodValues,
} from './method-values.ts'
import { useSavePayments } from './use-save-payments.ts'
import { CountriesInput } from '../../platform/ui/countries-input.tsx'

interface MethodFormProps {
  method: PaymentMethodInput
  payments: Payments
}

export function MethodForm({ method, payments }: MethodFormProps) {
  const navigate = useNavigate()
  const save = useSavePayments(payments, { showsRefusals: true })
  const form = useForm<MethodValues>({
    initialValues: methodValues(method),
    validate: methodErrors,
  })
  useUnsavedGuard(form.isDirty)

  async function handleSubmit(values: MethodValues) {
    const changed = methodOf(method, values)
    try {
      await save.mutateAsync(withMethod(payments, changed))
      form.resetDirty()
      showSuccess(`${changed.name} is saved`)
      void navigate('/dashboard/payment')
    } catch (error) {
      applyRefusal(form, atFields(error))
    }
  }

  return (
    <CheckedForm form={form} onSubmit={handleSubmit}>
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

/** The server names a value by its place among all methods; the form has one of them. */
function atFields(error: unknown): unknown {
  if (!isRefused(error)) return error
  for (const issue of error.data.issues ?? []) issue.path = fieldOf(issue.path)
  return error
}

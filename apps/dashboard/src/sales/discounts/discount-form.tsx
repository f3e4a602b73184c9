import {
  Button,
  Group,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Switch,
  TextInput,
} from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Discount, DiscountInput } from '@vitrine/contract/discounts.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { isRefused, refusalCodeOf } from '../../platform/api/refused.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { useUnsavedGuard } from '../../platform/ui/use-unsaved-guard.tsx'
import {
  discountErrors,
  discountInput,
  discountValues,
  type DiscountValues,
  fieldOf,
} from './discount-values.ts'
import { LimitFields } from './limit-fields.tsx'
import { OfferFields } from './offer-fields.tsx'

interface DiscountFormProps {
  discount?: Discount
  onSave: (input: DiscountInput) => Promise<unknown>
  onSaved: () => void
}

export function DiscountForm({ discount, onSave, onSaved }: DiscountFormProps) {
  const form = useForm<DiscountValues>({
    initialValues: discountValues(discount),
    validate: discountErrors,
  })
  useUnsavedGuard(form.isDirty)
  const isCode = form.values.way === 'code'

  async function handleSubmit(values: DiscountValues) {
    try {
      await onSave(discountInput(values))
      form.resetDirty()
      onSaved()
    } catch (error) {
      if (refusalCodeOf(error) === 'code_taken') {
        form.setFieldError('code', messageOf(error))
        return form.getInputNode('code')?.focus()
      }
      const issues = isRefused(error) ? (error.data.issues ?? []) : []
      if (!issues.length) return applyRefusal(form, error)
      form.setErrors(
        Object.fromEntries(issues.map(({ path, message }) => [fieldOf(path), message])),
      )
    }
    return undefined
  }

  return (
    <CheckedForm form={form} onSubmit={handleSubmit}>
      <Stack gap="lg">
        <Panel title="Method">
          <SegmentedControl
            aria-label="Method"
            style={{ alignSelf: 'flex-start' }}
            data={[
              { value: 'code', label: 'Code' },
              { value: 'automatic', label: 'Automatic' },
            ]}
            {...form.getInputProps('way')}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {isCode && (
              <TextInput
                label="Code"
                description="Not case-sensitive; spaces are ignored"
                placeholder="AUTUMN10"
                maxLength={40}
                autoComplete="off"
                {...form.getInputProps('code')}
              />
            )}
            <TextInput
              label="Title"
              description={isCode ? 'For your own reference' : 'Shown to shoppers at checkout'}
              maxLength={80}
              {...form.getInputProps('title')}
            />
          </SimpleGrid>
          <Switch label="On" {...form.getInputProps('enabled', { type: 'checkbox' })} />
        </Panel>
        <OfferFields form={form} />
        <LimitFields form={form} />
        <Group>
          <Button type="submit" loading={form.submitting}>
            {discount ? 'Save' : 'Add discount'}
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}

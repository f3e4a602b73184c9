import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Shipping } from '@vitrine/contract/shipping.ts'
import { useNavigate } from 'react-router'
import { Panel } from '../../platform/ui/panel.tsx'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { showSuccess } from '../../platform/toast.ts'
import { useUnsavedGuard } from '../../platform/ui/use-unsaved-guard.tsx'
import { PlaceFields } from './place-fields.tsx'
import { RateFields } from './rate-fields.tsx'
import { useSaveShipping } from './use-save-shipping.ts'
import { useZoneForm, ZoneFormProvider } from './zone-form-context.ts'
import { newRate, zoneErrors, zoneInput, type ZoneValues } from './zone-values.ts'

interface ZoneFormProps {
  zoneId: string
  values: ZoneValues
  shipping: Shipping
}

export function ZoneForm({ zoneId, values, shipping }: ZoneFormProps) {
  const navigate = useNavigate()
  const save = useSaveShipping()
  const form = useZoneForm({
    initialValues: values,
    validate: (current) => zoneErrors(zoneId, current, shipping),
  })
  useUnsavedGuard(form.isDirty)

  async function handleSubmit(current: ZoneValues) {
    const zone = zoneInput(zoneId, current)
    const isNew = !shipping.zones.some(({ id }) => id === zoneId)
    const zones = isNew
      ? [...shipping.zones, zone]
      : shipping.zones.map((each) => (each.id === zoneId ? zone : each))
    try {
      await save(shipping, { zones })
      form.resetDirty()
      showSuccess('Zone saved')
      void navigate('/dashboard/shipping')
    } catch (error) {
      applyRefusal(form, error)
    }
  }

  return (
    <ZoneFormProvider form={form}>
      <CheckedForm form={form} onSubmit={handleSubmit}>
        <Stack gap="lg">
          <Panel title="Where">
            <TextInput
              label="Name"
              description="For your own reference; shoppers do not see it"
              maxLength={80}
              maw={420}
              {...form.getInputProps('name')}
            />
            <PlaceFields />
          </Panel>
          {form.values.rates.map(({ id }, index) => (
            <RateFields key={id} index={index} />
          ))}
          <Group justify="space-between">
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => form.insertListItem('rates', newRate())}
            >
              Add rate
            </Button>
            <Button type="submit" loading={form.submitting}>
              Save zone
            </Button>
          </Group>
        </Stack>
      </CheckedForm>
    </ZoneFormProvider>
  )
}

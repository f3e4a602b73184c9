import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Shipping, ZoneInput } from '@vitrine/contract/shop/shipping.ts'
import { useNavigate } from 'react-router'
import { Panel } from '../../platform/ui/panel.tsx'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import { PlaceFields } from './place-fields.tsx'
import { RateFields } from './rate-fields.tsx'
import { useSaveShipping } from './use-save-shipping.ts'
import { ZoneFormProvider } from './zone-form-context.ts'
import { newRate, zoneErrors, zoneInput, type ZoneValues } from './zone-values.ts'

interface ZoneFormProps {
  zoneId: string
  values: ZoneValues
  shipping: Shipping
}

export function ZoneForm({ zoneId, values, shipping }: ZoneFormProps) {
  const navigate = useNavigate()
  const saveShipping = useSaveShipping()
  const { form, save } = useSettingsForm({
    initialValues: values,
    validate: (current) => zoneErrors(zoneId, current, shipping),
    onSave: (current) => saveShipping(shipping, { zones: withZone(zoneInput(zoneId, current)) }),
    notice: 'Zone saved',
    onSaved: () => void navigate('/dashboard/shipping'),
  })

  function withZone(zone: ZoneInput) {
    const isNew = !shipping.zones.some(({ id }) => id === zoneId)
    if (isNew) return [...shipping.zones, zone]
    return shipping.zones.map((each) => (each.id === zoneId ? zone : each))
  }

  return (
    <ZoneFormProvider form={form}>
      <CheckedForm form={form} onSubmit={save}>
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

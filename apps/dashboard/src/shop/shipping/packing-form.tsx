import { Button, Group, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import { parcelUnit } from '@vitrine/commerce/catalogue/weight.ts'
import type { Shipping } from '@vitrine/contract/shop/shipping.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { DecimalInput } from '../../platform/ui/decimal-input.tsx'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { WeightInput } from '../../platform/ui/weight-input.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import { useSaveShipping } from './use-save-shipping.ts'

export function PackingForm({ shipping }: { shipping: Shipping }) {
  const unit = parcelUnit(useCurrentStore().weightUnit)
  const saveShipping = useSaveShipping()
  const { form, save } = useSettingsForm({
    initialValues: {
      pickup: shipping.pickup,
      weight: shipping.packageWeight as number | string,
      processingDays: shipping.processingDays as number | string,
    },
    validate: {
      pickup: {
        name: (name) => (name.trim() ? null : 'Give it a name.'),
        address: (address, { pickup }) =>
          pickup.enabled && !address.trim() ? 'Enter the pickup address.' : null,
      },
    },
    onSave: ({ pickup, weight, processingDays }) =>
      saveShipping(shipping, {
        pickup,
        packageWeight: Number(weight),
        processingDays: Number(processingDays) || 0,
      }),
    notice: 'Shipping saved',
  })

  const isOn = form.values.pickup.enabled
  return (
    <CheckedForm form={form} onSubmit={save}>
      <Panel title="Pickup and handling">
        <Stack>
          <Switch
            label="Offer local pickup"
            description="Offered to addresses in the country of your shop"
            {...form.getInputProps('pickup.enabled', { type: 'checkbox' })}
          />
          {isOn && (
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput label="Name" maxLength={80} {...form.getInputProps('pickup.name')} />
              <TextInput
                label="Address"
                maxLength={300}
                {...form.getInputProps('pickup.address')}
              />
              <TextInput
                label="Opening hours"
                maxLength={200}
                placeholder="Mon–Sat 10–18"
                {...form.getInputProps('pickup.hours')}
              />
              <TextInput
                label="Ready in"
                maxLength={100}
                placeholder="Ready in two hours"
                {...form.getInputProps('pickup.readyIn')}
              />
            </SimpleGrid>
          )}
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <WeightInput
              label={`Packaging weight (${unit})`}
              description="Added to every order"
              unit={unit}
              {...form.getInputProps('weight')}
            />
            <DecimalInput
              label="Handling time (days)"
              description="Added to every delivery estimate"
              min={0}
              max={365}
              {...form.getInputProps('processingDays')}
            />
          </SimpleGrid>
          <Group>
            <Button type="submit" loading={form.submitting}>
              Save
            </Button>
          </Group>
        </Stack>
      </Panel>
    </CheckedForm>
  )
}

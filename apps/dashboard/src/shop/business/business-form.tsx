import { Button, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { countryChoices } from '../../platform/ui/country-choices.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import { businessOf, businessValues, type BusinessValues, emailProblem } from './business-values.ts'

export function BusinessForm() {
  const store = useCurrentStore()
  const { storeId } = store
  const { form, save } = useSettingsForm({
    initialValues: businessValues(store),
    validate: { email: emailProblem },
    onSave: (values) => api.store.updateStoreGeneralDetails({ storeId, ...businessOf(values) }),
    notice: 'Business details saved',
    onSaved: () => refresh(calls.store.findCurrentStore),
  })

  const line = (name: keyof BusinessValues['seller'], label: string, maxLength = 120) => (
    <TextInput label={label} maxLength={maxLength} {...form.getInputProps(`seller.${name}`)} />
  )
  return (
    <CheckedForm form={form} onSubmit={save}>
      <Stack gap="lg">
        <Panel
          title="Seller"
          hint="Shown on invoices and packing slips. Issued invoices do not change."
        >
          {line('legalName', 'Legal name')}
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {line('address1', 'Address')}
            {line('address2', 'Apartment, floor, …')}
            {line('postcode', 'Postcode', 20)}
            {line('city', 'City', 80)}
            {line('region', 'Region', 80)}
            <Select
              label="Country"
              data={countryChoices}
              searchable
              clearable
              clearButtonProps={{ 'aria-label': 'Clear country' }}
              {...form.getInputProps('seller.country')}
              value={form.values.seller.country || null}
              onChange={(country) => form.setFieldValue('seller.country', country ?? '')}
            />
            <TextInput
              label="Tax ID"
              description="VAT or tax number"
              maxLength={40}
              {...form.getInputProps('seller.taxId')}
            />
            <TextInput
              label="Registration number"
              description="Company register and number, for example HRB 1234, Berlin"
              maxLength={120}
              {...form.getInputProps('seller.registration')}
            />
          </SimpleGrid>
        </Panel>
        <Panel title="Contact" hint="Also shown there. Replies from customers go to this address.">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label="Email"
              type="email"
              maxLength={254}
              autoComplete="off"
              {...form.getInputProps('email')}
            />
            <TextInput
              label="Phone"
              type="tel"
              maxLength={40}
              autoComplete="off"
              {...form.getInputProps('phone')}
            />
          </SimpleGrid>
        </Panel>
        <Group>
          <Button type="submit" loading={form.submitting} disabled={!form.isDirty()}>
            Save
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}

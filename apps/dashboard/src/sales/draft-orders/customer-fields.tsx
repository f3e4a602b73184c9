import { Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { countryChoices } from '../../platform/ui/country-choices.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import type { DraftValues } from './draft-values.ts'

const fields = [
  { name: 'firstName', label: 'First name', max: 80, isWide: false },
  { name: 'lastName', label: 'Last name', max: 80, isWide: false },
  { name: 'company', label: 'Company', max: 120, isWide: true },
  { name: 'address1', label: 'Address', max: 200, isWide: true },
  { name: 'address2', label: 'Apartment, floor', max: 200, isWide: true },
  { name: 'postcode', label: 'Postcode', max: 20, isWide: false },
  { name: 'city', label: 'City', max: 120, isWide: false },
  { name: 'region', label: 'State or region', max: 120, isWide: true },
] as const

export function CustomerFields({ form }: { form: UseFormReturnType<DraftValues> }) {
  return (
    <>
      <Panel title="Customer" hint="Required before payment.">
        <Stack gap="sm">
          <TextInput label="Email" type="email" maxLength={254} {...form.getInputProps('email')} />
          <TextInput label="Phone" type="tel" maxLength={40} {...form.getInputProps('phone')} />
          <SimpleGrid cols={{ base: 1, xs: 2, lg: 1, xl: 2 }} spacing="sm">
            {fields.map(({ name, label, max, isWide }) => (
              <TextInput
                key={name}
                label={label}
                maxLength={max}
                {...(isWide && { style: { gridColumn: '1 / -1' } })}
                {...form.getInputProps(`address.${name}`)}
              />
            ))}
          </SimpleGrid>
          <Select
            label="Country"
            data={countryChoices}
            searchable
            allowDeselect={false}
            {...form.getInputProps('address.country')}
          />
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

import { Button, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { AddressLines } from '../../platform/ui/address-lines.tsx'
import { countryChoices } from '../../platform/ui/country-choices.ts'
import { type DraftValues, hasAddress } from './draft-values.ts'

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

/** In a few lines; its fields are shown on request, and when one of them is refused. */
export function DeliveryAddress({ form }: { form: UseFormReturnType<DraftValues> }) {
  const [wasOpened, setOpened] = useState(false)
  const isRefused = Object.keys(form.errors).some((path) => path.startsWith('address.'))
  const hasDelivery = hasAddress(form.values)
  return (
    <div>
      <Group justify="space-between" mb="xs">
        <Text size="sm" fw={550}>
          Delivery address
        </Text>
        {!wasOpened && !isRefused && (
          <Button variant="default" size="xs" onClick={() => setOpened(true)}>
            {hasDelivery ? 'Edit address' : 'Add address'}
          </Button>
        )}
      </Group>
      {wasOpened || isRefused ? (
        <AddressFields form={form} />
      ) : hasDelivery ? (
        <AddressLines address={form.values.address} />
      ) : (
        <Text size="sm" c="var(--ink-soft)">
          None yet
        </Text>
      )}
    </div>
  )
}

function AddressFields({ form }: { form: UseFormReturnType<DraftValues> }) {
  return (
    <Stack gap="sm">
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
  )
}

import { Button, Group, Modal, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Address } from '@vitrine/contract/sales/address.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { api } from '../../platform/api/client.ts'
import { countryChoices } from '../../platform/ui/country-choices.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { useChangeOrder } from './use-change-order.ts'

interface Values {
  email: string
  phone: string
  shippingAddress: Required<Address>
}

const fields = [
  { name: 'firstName', label: 'First name', max: 80, needed: false },
  { name: 'lastName', label: 'Last name', max: 80, needed: true },
  { name: 'company', label: 'Company', max: 120, needed: false },
  { name: 'address1', label: 'Address', max: 200, needed: true },
  { name: 'address2', label: 'Apartment, floor', max: 200, needed: false },
  { name: 'postcode', label: 'Postcode', max: 20, needed: false },
  { name: 'city', label: 'City', max: 120, needed: false },
  { name: 'region', label: 'State or region', max: 120, needed: false },
  { name: 'phone', label: 'Phone at the door', max: 40, needed: false },
] as const

export function CustomerDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Customer and address" centered size="lg">
      <CustomerForm order={order} onDone={onClose} />
    </Modal>
  )
}

function CustomerForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const save = useChangeOrder(order, 'Customer updated')
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: {
      email: order.customer.email,
      phone: order.phone ?? '',
      shippingAddress: wholeAddress(order.shippingAddress),
    },
    validate: {
      email: (email) =>
        /^[^\s@]+@[^\s@]+$/.test(email)
          ? null
          : 'Enter an email address, for example name@example.com.',
      shippingAddress: Object.fromEntries(
        fields
          .filter(({ needed }) => needed)
          .map(({ name }) => [name, (text: string) => (text.trim() ? null : 'Required.')]),
      ),
    },
  })

  function handleSubmit({ email, phone, shippingAddress }: Values) {
    const customer = { email, phone, shippingAddress: withoutEmpty(shippingAddress) }
    save.mutate((which) => api.orders.changeCustomer({ ...which, ...customer }), {
      onSuccess: onDone,
      onError: (error) => applyRefusal(form, error),
    })
  }

  return (
    <form noValidate onSubmit={form.onSubmit(handleSubmit)}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextInput
            label="Email"
            type="email"
            maxLength={254}
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <TextInput
            label="Phone"
            type="tel"
            maxLength={40}
            key={form.key('phone')}
            {...form.getInputProps('phone')}
          />
          {fields.map(({ name, label, max }) => (
            <TextInput
              key={form.key(`shippingAddress.${name}`)}
              label={label}
              maxLength={max}
              {...form.getInputProps(`shippingAddress.${name}`)}
            />
          ))}
          <Select
            label="Country"
            data={countryChoices}
            searchable
            allowDeselect={false}
            key={form.key('shippingAddress.country')}
            {...form.getInputProps('shippingAddress.country')}
          />
        </SimpleGrid>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function wholeAddress(address: Address): Required<Address> {
  return { company: '', address2: '', postcode: '', region: '', phone: '', ...address }
}

function withoutEmpty(address: Required<Address>): Address {
  const given = Object.entries(address).filter(([, text]) => text.trim())
  return Object.fromEntries(given) as Address
}

import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { fullName } from '@vitrine/commerce/person-name.ts'
import type { Address } from '@vitrine/contract/checkout.ts'
import type { Order } from '@vitrine/contract/order.ts'
import { countryName } from '../stores/country-choices.ts'
import { Panel } from '../ui/panel.tsx'
import { CustomerDialog } from './customer-dialog.tsx'

export function CustomerPanel({ order }: { order: Order }) {
  const { customer, phone, shippingAddress, billingAddress, note, taxId, answers } = order
  const details = [...(taxId ? [{ label: 'Tax ID', value: taxId }] : []), ...answers]
  const [isChanging, changing] = useDisclosure()
  const mayChange = order.status === 'open' && order.fulfilmentStatus === 'unfulfilled'
  return (
    <Panel
      title="Customer"
      actions={
        mayChange && (
          <Button size="compact-sm" variant="subtle" onClick={changing.open}>
            Change
          </Button>
        )
      }
    >
      <Stack gap={2} fz="sm">
        <Text fw={550}>{customer.name}</Text>
        <Anchor href={`mailto:${customer.email}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {customer.email}
        </Anchor>
        {phone && (
          <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} size="sm">
            {phone}
          </Anchor>
        )}
      </Stack>
      <AddressLines title="Delivery address" address={shippingAddress} />
      {billingAddress && <AddressLines title="Billing address" address={billingAddress} />}
      {details.length > 0 && (
        <div>
          <Title order={3} fz="sm" mb={2}>
            Details
          </Title>
          {details.map(({ label, value }, index) => (
            <Text key={index} size="sm" style={{ overflowWrap: 'anywhere' }}>
              <Text span c="var(--ink-soft)" inherit>
                {label}:
              </Text>{' '}
              {value}
            </Text>
          ))}
        </div>
      )}
      {note && (
        <div>
          <Title order={3} fz="sm">
            Note
          </Title>
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {note}
          </Text>
        </div>
      )}
      {isChanging && <CustomerDialog order={order} onClose={changing.close} />}
    </Panel>
  )
}

function AddressLines({ title, address }: { title: string; address: Address }) {
  const lines = [
    fullName(address),
    address.company,
    address.address1,
    address.address2,
    [address.postcode, address.city].filter(Boolean).join(' '),
    address.region,
    countryName(address.country),
    address.phone,
  ]
  return (
    <div>
      <Title order={3} fz="sm" mb={2}>
        {title}
      </Title>
      <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
        {lines.filter(Boolean).join('\n')}
      </Text>
    </div>
  )
}

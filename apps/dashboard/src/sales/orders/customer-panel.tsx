import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { AddressLines } from '../../platform/ui/address-lines.tsx'
import { AcceptedPolicies } from './accepted-policies.tsx'
import { CustomerDialog } from './customer-dialog.tsx'
import { useMayChange } from '../../platform/session/auth-context.ts'

export function CustomerPanel({ order }: { order: Order }) {
  const { isPickup, customer, phone, shippingAddress, billingAddress, note, taxId, answers } = order
  const details = [...(taxId ? [{ label: 'Tax ID', value: taxId }] : []), ...answers]
  const [isChanging, changing] = useDisclosure()
  const isChangeable = useMayChange()
  const mayChange =
    isChangeable && order.status === 'open' && order.fulfilmentStatus === 'unfulfilled'
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
      <Stack gap={0} fz="sm" lh="28px" align="flex-start">
        <TextLink to={`/dashboard/customers/${order.id}`}>{customer.name}</TextLink>
        <Anchor href={`mailto:${customer.email}`} inherit style={{ overflowWrap: 'anywhere' }}>
          {customer.email}
        </Anchor>
        {phone && (
          <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} inherit>
            {phone}
          </Anchor>
        )}
      </Stack>
      <AddressLines
        title={isPickup ? 'Customer’s address' : 'Delivery address'}
        address={shippingAddress}
      />
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
      <AcceptedPolicies policies={order.policies} />
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

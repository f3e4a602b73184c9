import { Anchor, Badge, Stack, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { Customer } from '@vitrine/contract/audience/customers.ts'
import { AddressLines } from '../../platform/ui/address-lines.tsx'
import { subscriberStates } from '../subscribers/subscriber-states.ts'
import { formatDay } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'

export function CustomerFacts({ customer }: { customer: Customer }) {
  const { email, phone, newsletter, addresses, orders, total, currency, firstAt } = customer
  return (
    <Stack gap="lg">
      <Panel title="At a glance">
        <Fact name="Orders" value={String(orders)} />
        <Fact name="Total spent" value={formatPrice(total, currency)} />
        <Fact name="Customer since" value={formatDay(firstAt)} />
      </Panel>
      <Panel title="Contact">
        <Stack gap={6} align="flex-start" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          <Anchor href={`mailto:${email}`} size="sm">
            {email}
          </Anchor>
          {phone && (
            <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} size="sm">
              {phone}
            </Anchor>
          )}
          {newsletter && (
            <Badge variant="light" color={subscriberStates[newsletter].color}>
              Newsletter: {subscriberStates[newsletter].label}
            </Badge>
          )}
        </Stack>
      </Panel>
      <Panel title={addresses.length > 1 ? 'Addresses' : 'Address'}>
        {addresses.map((address, index) => (
          <AddressLines key={index} address={address} />
        ))}
      </Panel>
    </Stack>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Text size="sm" style={{ display: 'flex', justifyContent: 'space-between', gap: 12 }}>
      <span>{name}</span>
      <Text span inherit fw={550}>
        {value}
      </Text>
    </Text>
  )
}

import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { Shipping, ZoneInput } from '@vitrine/contract/shop/shipping.ts'
import { Link } from 'react-router'
import { useCurrentStore, useMayChange } from '../../platform/session/auth-context.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { showFailure, showSuccess } from '../../platform/toast.ts'
import { describePlaces } from './describe-places.ts'
import { describeRate } from './describe-rate.ts'
import { useSaveShipping } from './use-save-shipping.ts'
import { Changes } from '../../platform/ui/changes.tsx'

export function ZoneCard({ zone, shipping }: { zone: ZoneInput; shipping: Shipping }) {
  const { currency } = useCurrentStore()
  return (
    <Panel
      title={zone.name}
      hint={describePlaces(zone)}
      actions={<ZoneActions zone={zone} shipping={shipping} />}
    >
      {zone.rates.length === 0 && (
        <Text size="sm" c="var(--ink-soft)">
          No rates yet, so nobody here can order.
        </Text>
      )}
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {zone.rates.map((rate) => (
          <Group key={rate.id} component="li" justify="space-between" gap="xs">
            <Group gap="xs">
              <Text fw={550}>{rate.name}</Text>
              {!rate.enabled && (
                <Badge variant="light" color="gray">
                  Off
                </Badge>
              )}
            </Group>
            <Text size="sm" c="var(--ink-soft)">
              {describeRate(rate, currency)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Panel>
  )
}

function ZoneActions({ zone, shipping }: { zone: ZoneInput; shipping: Shipping }) {
  const save = useSaveShipping()
  const mayChange = useMayChange()

  async function remove() {
    try {
      await save(shipping, { zones: shipping.zones.filter(({ id }) => id !== zone.id) })
      showSuccess('Zone deleted')
    } catch (error) {
      showFailure(messageOf(error))
    }
  }

  return (
    <Group gap="xs">
      <Button
        component={Link}
        to={`/dashboard/shipping/${zone.id}`}
        variant="default"
        size="xs"
        leftSection={<IconPencil size={15} aria-hidden />}
        aria-label={`${mayChange ? 'Edit' : 'View'} ${zone.name}`}
      >
        {mayChange ? 'Edit' : 'View'}
      </Button>
      <Changes>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconTrash size={15} aria-hidden />}
          aria-label={`Delete ${zone.name}`}
          onClick={() =>
            confirmDanger({
              title: `Delete “${zone.name}”?`,
              text: 'Shoppers there can no longer order. Past orders stay as they are.',
              confirm: 'Delete zone',
              onConfirm: () => void remove(),
            })
          }
        >
          Delete
        </Button>
      </Changes>
    </Group>
  )
}

import { countryName } from '@vitrine/commerce/places/country-name.ts'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { AbandonedCheckout } from '@vitrine/contract/sales/abandoned-checkouts.ts'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { Fact } from '../../platform/ui/fact.tsx'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { AbandonedBadge } from './abandoned-badge.tsx'
import { abandonedBadges } from './abandoned-states.ts'
import { Changes } from '../../platform/ui/changes.tsx'

export function LeftFacts({ checkout }: { checkout: AbandonedCheckout }) {
  const { id, email, name, country, locale, consent, state, order, keptUntil } = checkout
  const { leftAt, remindAt, remindedAt } = checkout
  const navigate = useNavigate()
  const remove = useMutation(
    calls.abandonedCheckouts.delete.mutationOptions({
      async onSuccess() {
        const { get, list } = calls.abandonedCheckouts
        showSuccess('Checkout deleted')
        await navigate('/dashboard/abandoned-checkouts')
        queryClient.removeQueries({ queryKey: get.queryKey({ input: { id } }) })
        await refresh(get, list)
      },
    }),
  )
  const handleDelete = () =>
    confirmDanger({
      title: 'Delete this checkout?',
      text: `This deletes the cart and the data of ${email}. No reminder is sent.`,
      confirm: 'Delete checkout',
      onConfirm: () => remove.mutate({ id }),
    })
  return (
    <Stack gap="lg">
      <Panel>
        <Stack gap="md">
          <div>
            <AbandonedBadge state={state} />
            <Text size="sm" c="var(--ink-soft)" mt={6}>
              {abandonedBadges[state].meaning}
            </Text>
          </div>
          {order && (
            <Fact label="Order">
              <TextLink to={`/dashboard/orders/${order.id}`}>{order.orderName}</TextLink>
            </Fact>
          )}
          <Fact label="Left">{formatMoment(leftAt)}</Fact>
          {remindAt !== null && <Fact label="Reminder due">{formatMoment(remindAt)}</Fact>}
          {remindedAt !== null && <Fact label="Reminded">{formatMoment(remindedAt)}</Fact>}
        </Stack>
      </Panel>
      <Panel title="Shopper">
        <Stack gap="md">
          {name && <Fact label="Name">{name}</Fact>}
          <Fact label="Email">
            <Anchor href={`mailto:${email}`} inherit underline="always">
              {email}
            </Anchor>
          </Fact>
          {country !== null && <Fact label="Country">{countryName(country)}</Fact>}
          {locale !== null && <Fact label="Browser language">{locale}</Fact>}
        </Stack>
      </Panel>
      <Panel title="Basis for the reminder">
        <Stack gap="md">
          <Text size="sm">
            {consent.basis === 'opt_in'
              ? 'They subscribed to news.'
              : 'They were informed and did not object.'}
          </Text>
          <Fact label={`Text shown on ${formatMoment(consent.at)}`}>{consent.words}</Fact>
          <Text size="sm" c="var(--ink-soft)">
            Deleted on {formatDay(keptUntil)}.
          </Text>
          <Changes>
            <Button
              variant="default"
              leftSection={<IconTrash size={16} aria-hidden />}
              loading={remove.isPending}
              onClick={handleDelete}
            >
              Delete now
            </Button>
          </Changes>
        </Stack>
      </Panel>
    </Stack>
  )
}

import { Select, Stack, Switch, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ShopNotifications } from '@vitrine/contract/account/profile.ts'
import { mutableMails } from '@vitrine/contract/shop/mail-names.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'

type Mail = (typeof mutableMails)[number]

const labels: Record<Mail, string> = {
  order_received: 'New order',
  low_stock: 'A product is low or sold out',
  contact_message: 'Message from a shopper',
  page_not_published: 'A page you scheduled did not go live',
  webhook_off: 'A webhook was switched off after a day of failures',
  domain_failing: 'A domain stopped working',
  sender_stopped: 'Emails no longer come from your own address',
}

export function NotificationsPanel() {
  const { storeId: current } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(calls.profile.notifications.queryOptions())
  const [chosen, setChosen] = useState<string | null>(null)
  const shop = data?.find(({ storeId }) => storeId === (chosen ?? current)) ?? data?.[0]
  return (
    <Panel
      title="Emails to you"
      hint="Choose for each of your shops. Emails about your account and about domains that you lose keep you safe, so they are always sent."
    >
      {isPending && <RowsSkeleton />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && data.length > 1 && (
        <Select
          label="Shop"
          maw={360}
          allowDeselect={false}
          data={data.map(({ storeId, storeName }) => ({ value: storeId, label: storeName }))}
          value={shop?.storeId ?? null}
          onChange={setChosen}
        />
      )}
      {shop && <Choices shop={shop} />}
    </Panel>
  )
}

function Choices({ shop: { storeId, storeName, muted } }: { shop: ShopNotifications }) {
  const save = useMutation(
    calls.profile.updateNotifications.mutationOptions({
      onSuccess: (saved) => queryClient.setQueryData(calls.profile.notifications.queryKey(), saved),
    }),
  )
  const shown = save.isPending ? save.variables.muted : muted

  function toggle(mail: Mail, isOn: boolean) {
    const others = muted.filter((each) => each !== mail)
    save.mutate({ storeId, muted: isOn ? others : [...others, mail] })
  }

  return (
    <Stack
      gap="sm"
      component="fieldset"
      aria-label={`Emails about ${storeName}`}
      bd={0}
      m={0}
      p={0}
    >
      {mutableMails.map((mail) => (
        <Switch
          key={mail}
          label={labels[mail]}
          checked={!shown.includes(mail)}
          disabled={save.isPending}
          onChange={(event) => toggle(mail, event.currentTarget.checked)}
        />
      ))}
      <Text size="sm" c="var(--ink-soft)">
        They go to the contact address of the shop, or to yours if it has none.
      </Text>
    </Stack>
  )
}

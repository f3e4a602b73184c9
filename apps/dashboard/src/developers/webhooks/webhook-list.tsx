import { Anchor, Button, Modal, Text } from '@mantine/core'
import { IconPlus, IconWebhook } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { NewWebhook } from '@vitrine/contract/account/webhooks.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { SecretShown } from './secret-shown.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookTable } from './webhook-table.tsx'

export function WebhookList() {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.webhooks.list.queryOptions({ input: { storeId } }),
  )
  const create = useMutation(
    calls.webhooks.create.mutationOptions({
      onSuccess: () => refresh(calls.webhooks),
      meta: { showsRefusals: true },
    }),
  )
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<NewWebhook>()
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setMaking(true)}>
      Add webhook
    </Button>
  )
  return (
    <>
      {data?.length === 0 ? (
        <Panel flush>
          <EmptyState icon={IconWebhook} title="No webhooks yet" action={add}>
            A webhook notifies your app when something happens in your shop, such as a new order.
          </EmptyState>
        </Panel>
      ) : (
        <Panel flush title="Webhooks" actions={add}>
          {isPending && <RowsSkeleton rows={3} />}
          {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
          {data && <WebhookTable webhooks={data} />}
        </Panel>
      )}
      <Text size="sm">
        <Anchor href="/api/docs#webhooks" inherit underline="always">
          Payloads and signature verification
        </Anchor>
      </Text>
      {isMaking && (
        <Modal opened onClose={() => setMaking(false)} title="Add webhook" centered>
          <WebhookForm
            initial={{ url: '', events: ['order.created'] }}
            submit="Add webhook"
            onCancel={() => setMaking(false)}
            onSubmit={async (values) => {
              setMade(await create.mutateAsync({ storeId, ...values }))
              setMaking(false)
            }}
          />
        </Modal>
      )}
      {made && <SecretShown secret={made.secret} onClose={() => setMade(undefined)} />}
    </>
  )
}

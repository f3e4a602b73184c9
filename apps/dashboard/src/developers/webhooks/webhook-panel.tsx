import { Button, Group, Modal, Text } from '@mantine/core'
import { IconPencil, IconRefresh, IconSend, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { NewWebhook, Webhook } from '@vitrine/contract/account/webhooks.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { confirm, confirmDanger } from '../../platform/ui/confirm.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { showSuccess } from '../../platform/toast.ts'
import { eventNames } from './event-names.ts'
import { SecretShown } from './secret-shown.tsx'
import { WebhookBadge } from './webhook-badge.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { Warning } from '../../platform/ui/warning.tsx'

const offReasons = {
  gone: 'The endpoint answered 410 Gone, so it no longer accepts events.',
  failing: 'No delivery succeeded for a day.',
}

export function WebhookPanel({ webhook }: { webhook: Webhook }) {
  const { id, offReason, events, previousSecretUntil } = webhook
  const [isEditing, setEditing] = useState(false)
  const change = useMutation(
    calls.webhooks.update.mutationOptions({
      onSuccess: () => refresh(calls.webhooks),
      meta: { showsRefusals: true },
    }),
  )
  return (
    <Panel title="Events" actions={<WebhookBadge {...webhook} />}>
      {(offReason === 'gone' || offReason === 'failing') && (
        <Warning title="Webhook switched off">
          {offReasons[offReason]} Fix it, then switch the webhook on again. Resend failed deliveries
          from the log.
        </Warning>
      )}
      <Text size="sm">{events.map((event) => eventNames[event]).join(' · ')}</Text>
      {previousSecretUntil && (
        <Text size="sm" c="var(--ink-soft)">
          Until {formatMoment(previousSecretUntil)} deliveries are signed with the old secret too.
        </Text>
      )}
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPencil size={15} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          Edit
        </Button>
        <OnOff webhook={webhook} />
        <SendTest webhook={webhook} />
        <NewSecret webhook={webhook} />
        <Delete webhook={webhook} />
      </Group>
      {isEditing && (
        <Modal opened onClose={() => setEditing(false)} title="Edit the webhook" centered>
          <WebhookForm
            initial={webhook}
            submit="Save"
            onCancel={() => setEditing(false)}
            onSubmit={async ({ url, events }) => {
              await change.mutateAsync({ id, url, events })
              setEditing(false)
            }}
          />
        </Modal>
      )}
    </Panel>
  )
}

function OnOff({ webhook: { id, isOn } }: { webhook: Webhook }) {
  const change = useMutation(
    calls.webhooks.update.mutationOptions({
      async onSuccess(changed) {
        showSuccess(changed.isOn ? 'The webhook is on' : 'The webhook is off')
        await refresh(calls.webhooks)
      },
    }),
  )
  return (
    <Button
      variant="default"
      size="xs"
      loading={change.isPending}
      onClick={() => change.mutate({ id, isOn: !isOn })}
    >
      {isOn ? 'Switch off' : 'Switch on'}
    </Button>
  )
}

function SendTest({ webhook: { id, isOn } }: { webhook: Webhook }) {
  const send = useMutation(
    calls.webhooks.sendTest.mutationOptions({
      async onSuccess() {
        showSuccess('Test sent')
        await refresh(calls.webhooks)
      },
    }),
  )
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconSend size={15} aria-hidden />}
      disabled={!isOn}
      loading={send.isPending}
      onClick={() => send.mutate({ id })}
    >
      Send a test
    </Button>
  )
}

function NewSecret({ webhook: { id } }: { webhook: Webhook }) {
  const rotate = useMutation(
    calls.webhooks.rotateSecret.mutationOptions({ onSuccess: () => refresh(calls.webhooks) }),
  )
  const [made, setMade] = useState<NewWebhook>()
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconRefresh size={15} aria-hidden />}
        loading={rotate.isPending}
        onClick={() =>
          confirm({
            title: 'Create new secret?',
            text: 'Deliveries are signed with both secrets for a day, so that you can update your app. After that the old secret is invalid.',
            confirm: 'Create new secret',
            onConfirm: () => rotate.mutate({ id }, { onSuccess: setMade }),
          })
        }
      >
        New secret
      </Button>
      {made && <SecretShown secret={made.secret} onClose={() => setMade(undefined)} />}
    </>
  )
}

function Delete({ webhook: { id } }: { webhook: Webhook }) {
  const navigate = useNavigate()
  const remove = useMutation(
    calls.webhooks.delete.mutationOptions({
      // Refreshes the list only: the deleted webhook would answer 404.
      onSuccess() {
        showSuccess('Webhook deleted')
        queryClient.removeQueries({ queryKey: calls.webhooks.list.key() })
      },
    }),
  )
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconTrash size={15} aria-hidden />}
      loading={remove.isPending}
      onClick={() =>
        confirmDanger({
          title: 'Delete this webhook?',
          text: 'Deliveries stop and its log is deleted.',
          confirm: 'Delete webhook',
          onConfirm: () =>
            remove.mutate(
              { id },
              { onSuccess: () => void navigate('/dashboard/developers/webhooks') },
            ),
        })
      }
    >
      Delete
    </Button>
  )
}

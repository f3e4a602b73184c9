import { Badge, Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ApiKey } from '@vitrine/contract/account/api-keys.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { DeleteButton } from '../../platform/ui/delete-button.tsx'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'
import classes from '../developers.module.css'
import { describeScopes } from './key-values.ts'

const columns: Column<ApiKey>[] = [
  { head: 'Key', wrap: 'anywhere', cell: (apiKey) => <Name apiKey={apiKey} /> },
  { head: 'Last used', visibleFrom: 'sm', cell: usedText },
  { head: 'Expires', visibleFrom: 'sm', cell: endsText },
]

export function KeyTable({ keys }: { keys: ApiKey[] }) {
  return (
    <DataTable
      rows={keys}
      columns={columns}
      actions={(apiKey) => <Revoke apiKey={apiKey} />}
      highlightOnHover={false}
    />
  )
}

function Name({ apiKey }: { apiKey: ApiKey }) {
  const { name, lastFour, scopes, expiresAt, maker } = apiKey
  return (
    <>
      <Group gap="xs">
        <Text fw={550} size="sm">
          {name}
        </Text>
        <Text component="span" className={classes.code} c="var(--ink-soft)">
          vit_live_…{lastFour}
        </Text>
        {maker === null && (
          <Badge variant="light" color="red">
            Stopped
          </Badge>
        )}
        {isOver(apiKey) && (
          <Badge variant="light" color="red">
            Expired
          </Badge>
        )}
      </Group>
      <Text size="sm" c="var(--ink-soft)">
        {describeScopes(scopes)}
        {maker && ` · by ${maker.name}`}
      </Text>
      {maker === null && <TakeOver apiKey={apiKey} />}
      <Text size="sm" c="var(--ink-soft)" hiddenFrom="sm">
        {usedText(apiKey)} · {expiresAt === null ? 'never expires' : `ends ${endsText(apiKey)}`}
      </Text>
    </>
  )
}

function TakeOver({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const takeOver = useMutation(
    calls.apiKeys.takeOver.mutationOptions({
      async onSuccess() {
        showSuccess('Key works again, in your name')
        await refresh(calls.apiKeys)
      },
    }),
  )
  return (
    <Group gap="xs" mt={4}>
      <Text size="sm">
        Its maker left the team. Take it over if you still need it, or revoke it.
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Take over ${name}`}
        loading={takeOver.isPending}
        onClick={() => takeOver.mutate({ id })}
      >
        Take over
      </Button>
    </Group>
  )
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const revoke = useMutation(
    calls.apiKeys.revoke.mutationOptions({
      async onSuccess() {
        showSuccess('Key revoked')
        await refresh(calls.apiKeys)
      },
    }),
  )
  return (
    <DeleteButton
      label={`Revoke ${name}`}
      loading={revoke.isPending}
      question={{
        title: `Revoke “${name}”?`,
        text: 'Everything that uses this key stops working at once. This cannot be undone.',
        confirm: 'Revoke key',
        onConfirm: () => revoke.mutate({ id }),
      }}
    />
  )
}

function usedText({ lastUsedAt }: ApiKey): string {
  return lastUsedAt === null ? 'Never used' : formatMoment(lastUsedAt)
}

function endsText({ expiresAt }: ApiKey): string {
  return expiresAt === null ? 'Never' : formatDay(expiresAt)
}

function isOver({ expiresAt }: ApiKey): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now()
}

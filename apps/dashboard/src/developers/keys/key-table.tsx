import { Badge, Group, Table, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ApiKey } from '@vitrine/contract/api-keys.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { DeleteButton } from '../../platform/ui/delete-button.tsx'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'
import classes from '../developers.module.css'
import { describeScopes } from './key-values.ts'
import { ActionsHead } from '../../platform/ui/actions-head.tsx'

export function KeyTable({ keys }: { keys: ApiKey[] }) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Key</Table.Th>
          <Table.Th visibleFrom="sm">Last used</Table.Th>
          <Table.Th visibleFrom="sm">Expires</Table.Th>
          <ActionsHead />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {keys.map((key) => (
          <Row key={key.id} apiKey={key} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ apiKey }: { apiKey: ApiKey }) {
  const revoke = useMutation(
    calls.apiKeys.revoke.mutationOptions({
      async onSuccess() {
        showSuccess('Key revoked')
        await refresh(calls.apiKeys)
      },
    }),
  )
  const { id, name, lastFour, scopes, expiresAt } = apiKey
  const [used, ends] = [usedText(apiKey), endsText(apiKey)]
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <Group gap="xs">
          <Text fw={550} size="sm">
            {name}
          </Text>
          <Text component="span" className={classes.code} c="var(--ink-soft)">
            vit_live_…{lastFour}
          </Text>
          {isOver(apiKey) && (
            <Badge variant="light" color="red">
              Expired
            </Badge>
          )}
        </Group>
        <Text size="sm" c="var(--ink-soft)">
          {describeScopes(scopes)}
        </Text>
        <Text size="sm" c="var(--ink-soft)" hiddenFrom="sm">
          {used} · {expiresAt === null ? 'never ends' : `ends ${ends}`}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">{used}</Table.Td>
      <Table.Td visibleFrom="sm">{ends}</Table.Td>
      <Table.Td w={52}>
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
      </Table.Td>
    </Table.Tr>
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

import { Button, Group, Stack, Text } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Passkey } from '@vitrine/contract/account/passkeys.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { canUsePasskeys, makePasskey } from '../../platform/session/passkey-browser.ts'
import { showSuccess } from '../../platform/toast.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import classes from './sessions-panel.module.css'

function keep(passkeys: Passkey[]) {
  queryClient.setQueryData(calls.passkeys.list.queryKey(), passkeys)
  void refresh(calls.profile.get)
}

async function addPasskey(name: string): Promise<boolean> {
  const registration = await makePasskey(await api.passkeys.startAdding())
  if (!registration) return false
  keep(await api.passkeys.add({ name, registration }))
  showSuccess('Passkey added')
  return true
}

export function PasskeysPanel({ hasPassword }: { hasPassword: boolean }) {
  const { data, error, isPending, refetch } = useQuery(calls.passkeys.list.queryOptions())
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey>()
  const remove = useMutation(
    calls.passkeys.remove.mutationOptions({
      onSuccess(passkeys) {
        keep(passkeys)
        showSuccess('Passkey removed')
      },
    }),
  )

  async function rename(name: string): Promise<boolean> {
    keep(await api.passkeys.rename({ id: renamed!.id, name }))
    return true
  }

  return (
    <Panel
      title="Passkeys"
      hint="Sign in with your fingerprint, your face or the lock of your screen, without a password."
      actions={
        canUsePasskeys() && (
          <Button variant="default" size="sm" onClick={() => setAdding(true)}>
            Add passkey
          </Button>
        )
      }
    >
      {isPending && <RowsSkeleton />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {canUsePasskeys()
            ? 'None yet.'
            : 'None yet. This browser offers passkeys only at an address that begins with https.'}
        </Text>
      )}
      {data && data.length > 0 && (
        <ul className={classes['list']}>
          {data.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              isRemoving={remove.isPending && remove.variables.id === passkey.id}
              onRename={() => setRenamed(passkey)}
              onRemove={() =>
                confirmDanger({
                  title: `Remove ${passkey.name}?`,
                  text: hasPassword
                    ? 'It no longer signs you in. Delete it on your device, too.'
                    : 'It no longer signs you in. You have no password, so keep at least one passkey.',
                  confirm: 'Remove',
                  onConfirm: () => remove.mutate({ id: passkey.id }),
                })
              }
            />
          ))}
        </ul>
      )}
      {isAdding && (
        <PasskeyNameDialog
          title="Add a passkey"
          name=""
          confirm="Continue"
          onSubmit={addPasskey}
          onClose={() => setAdding(false)}
        />
      )}
      {renamed && (
        <PasskeyNameDialog
          title="Rename passkey"
          name={renamed.name}
          confirm="Save"
          onSubmit={rename}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </Panel>
  )
}

interface RowProps {
  passkey: Passkey
  isRemoving: boolean
  onRename: () => void
  onRemove: () => void
}

function Row({ passkey, isRemoving, onRename, onRemove }: RowProps) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className={classes['row']} style={{ flexWrap: 'wrap' }}>
      <IconFingerprint size={24} stroke={1.5} aria-hidden className={classes['icon']} />
      <Stack gap={0} flex="1 1 12rem" miw={0}>
        <Text fw={600} truncate>
          {name}
        </Text>
        <Text size="sm" c="var(--ink-soft)">
          Added {formatDay(createdAt)}
          {lastUsedAt ? ` · Last used ${formatMoment(lastUsedAt)}` : ''}
        </Text>
      </Stack>
      <Group gap="xs" wrap="nowrap">
        <Button variant="default" size="sm" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button
          variant="default"
          size="sm"
          loading={isRemoving}
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </Group>
    </li>
  )
}

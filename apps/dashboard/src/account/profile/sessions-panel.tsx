import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ProfileSession } from '@vitrine/contract/account/profile.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { confirm } from '../../platform/ui/confirm.tsx'
import { countOf } from '../../platform/ui/count-of.ts'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import classes from './sessions-panel.module.css'

const places: Record<NonNullable<ProfileSession['place']>, string> = {
  'same-computer': 'The server’s own computer',
  'local-network': 'Local network',
  internet: 'Internet',
}

export function SessionsPanel() {
  const { data, error, isPending, refetch } = useQuery(calls.profile.sessions.queryOptions())
  const revoke = useMutation(
    calls.profile.revokeSessions.mutationOptions({
      onSuccess: ({ ended }) => showSuccess(`Signed out on ${countOf(ended, 'device', 'devices')}`),
      onSettled: () => refresh(calls.profile.sessions),
    }),
  )
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <Panel
      title="Where you are signed in"
      hint="Sign out a device that you do not know, then change your password."
      actions={
        others.length > 0 && (
          <Button
            variant="default"
            size="sm"
            onClick={() =>
              confirm({
                title: 'Sign out all other devices?',
                text: 'Only this browser stays signed in.',
                confirm: 'Sign out all others',
                onConfirm: () => revoke.mutate({}),
              })
            }
          >
            Sign out all others
          </Button>
        )
      }
    >
      {isPending && <RowsSkeleton />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      <ul className={classes['list']}>
        {data?.map((session) => (
          <Session
            key={session.id}
            session={session}
            isEnding={revoke.isPending && revoke.variables.sessionId === session.id}
            onEnd={() => revoke.mutate({ sessionId: session.id })}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface SessionProps {
  session: ProfileSession
  isEnding: boolean
  onEnd: () => void
}

function Session({ session, isEnding, onEnd }: SessionProps) {
  const { device, place, signedInAt, lastSeenAt, isCurrent } = session
  const name = device ?? 'Unknown device'
  const Glyph = /iPhone|iPad|Android/.test(name) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes['row']}>
      <Glyph size={24} stroke={1.5} aria-hidden className={classes['icon']} />
      <Stack gap={0} flex={1} miw={0}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          {isCurrent && (
            <Badge variant="light" color="pine">
              This browser
            </Badge>
          )}
        </Group>
        <Text size="sm" c="var(--ink-soft)">
          {place ? `${places[place]} · ` : ''}Signed in {formatDay(signedInAt)}
          {isCurrent ? '' : ` · Last seen ${formatMoment(lastSeenAt)}`}
        </Text>
      </Stack>
      {!isCurrent && (
        <Button
          variant="default"
          size="sm"
          loading={isEnding}
          aria-label={`Sign out ${name}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

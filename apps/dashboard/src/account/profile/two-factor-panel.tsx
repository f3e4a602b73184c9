import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Profile } from '@vitrine/contract/account/profile.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { confirm, confirmDanger } from '../../platform/ui/confirm.tsx'
import { countOf } from '../../platform/ui/count-of.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpApp } from './set-up-app.tsx'

export function TwoFactorPanel({ profile: { twoFactor } }: { profile: Profile }) {
  const [codes, setCodes] = useState<string[]>()
  const start = useMutation(calls.profile.startTwoFactor.mutationOptions())
  const renew = useMutation(
    calls.profile.renewRecoveryCodes.mutationOptions({
      onSuccess: ({ recoveryCodes }) => show(recoveryCodes),
    }),
  )
  const stop = useMutation(
    calls.profile.stopTwoFactor.mutationOptions({
      onSuccess(saved) {
        queryClient.setQueryData(calls.profile.get.queryKey(), saved)
        showSuccess('Two-factor sign-in is off')
      },
    }),
  )

  function show(recoveryCodes: string[]) {
    start.reset()
    setCodes(recoveryCodes)
    void refresh(calls.profile.get)
  }

  return (
    <Panel
      title="Two-factor sign-in"
      hint="Asks for a code of an app on your phone, besides your password."
      actions={
        <Badge variant="light" color={twoFactor.isOn ? 'pine' : 'gray'}>
          {twoFactor.isOn ? 'On' : 'Off'}
        </Badge>
      }
    >
      {twoFactor.isOn ? (
        <Stack gap="sm">
          <Left count={twoFactor.recoveryCodesLeft} />
          <Group>
            <Button
              variant="default"
              loading={renew.isPending}
              onClick={() =>
                confirm({
                  title: 'Make new recovery codes?',
                  text: 'The codes that you have saved stop working.',
                  confirm: 'Make new codes',
                  onConfirm: () => renew.mutate(undefined),
                })
              }
            >
              New recovery codes
            </Button>
            <Button
              variant="default"
              loading={stop.isPending}
              onClick={() =>
                confirmDanger({
                  title: 'Turn off two-factor sign-in?',
                  text: 'Your password alone signs you in from then on.',
                  confirm: 'Turn off',
                  onConfirm: () => stop.mutate(undefined),
                })
              }
            >
              Turn off
            </Button>
          </Group>
        </Stack>
      ) : (
        <Group>
          <Button
            variant="default"
            loading={start.isPending}
            onClick={() => start.mutate(undefined)}
          >
            Turn on
          </Button>
        </Group>
      )}
      {start.data && <SetUpApp {...start.data} onCancel={start.reset} onConfirmed={show} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  )
}

function Left({ count }: { count: number }) {
  if (count > 2)
    return (
      <Text size="sm" c="var(--ink-soft)">
        {countOf(count, 'recovery code')} left, for when you do not have your phone.
      </Text>
    )
  return (
    <Alert color="yellow" variant="light">
      <Text size="sm" c="var(--ink)">
        {count === 0 ? 'No recovery codes' : `Only ${countOf(count, 'recovery code')}`} left. Make
        new ones, or you are locked out if you lose your phone.
      </Text>
    </Alert>
  )
}

import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { quietApi } from '../api/client.ts'
import { onProofNeeded } from '../api/prove-once.ts'
import { sentenceOf } from '../api/sentence-of.ts'
import { useAuth } from './auth-context.ts'

/** Asks for the password when a call needs it, which is then sent again as it was. */
export function ProofDialog() {
  const [settle, setSettle] = useState<(isProven: boolean) => void>()
  useEffect(
    () => onProofNeeded(() => new Promise((resolve) => setSettle(() => resolve))),
    [setSettle],
  )
  if (!settle) return null
  return (
    <Question
      onEnd={(isProven) => {
        setSettle(undefined)
        settle(isProven)
      }}
    />
  )
}

function Question({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const { email } = useAuth()
  const [password, setPassword] = useState('')
  const prove = useMutation({
    mutationFn: () => quietApi.profile.prove({ password }),
    meta: { showsRefusals: true },
    onSuccess: () => onEnd(true),
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    prove.mutate()
  }

  return (
    <Modal
      opened
      onClose={() => onEnd(false)}
      closeOnClickOutside={false}
      title="Confirm that it is you"
      size="sm"
      centered
    >
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="sm">
          <Text size="sm">
            This change needs your password. You are not asked again for 10 minutes.
          </Text>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            value={password}
            error={prove.error && sentenceOf(prove.error)}
            onChange={(event) => setPassword(event.currentTarget.value)}
            data-autofocus
            // Escape would close a dialog behind this one, too.
            data-mantine-stop-propagation="true"
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => onEnd(false)}>
              Cancel
            </Button>
            <Button type="submit" loading={prove.isPending} disabled={password === ''}>
              Confirm
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

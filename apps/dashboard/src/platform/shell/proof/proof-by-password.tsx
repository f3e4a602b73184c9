import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { quietApi } from '../../api/client.ts'
import { focusNode } from '../../focus-node.ts'
import { sentenceOf } from '../../api/sentence-of.ts'
import { useAuth } from '../../session/auth-context.ts'

export function ProofByPassword({ onEnd }: { onEnd: (isProven: boolean) => void }) {
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
          ref={focusNode}
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
  )
}

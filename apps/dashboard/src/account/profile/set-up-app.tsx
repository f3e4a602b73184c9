import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { sentenceOf } from '../../platform/api/sentence-of.ts'
import { CopyText } from '../../platform/ui/copy-text.tsx'
import { QrCode } from './qr-code.tsx'

interface SetUpAppProps {
  uri: string
  secret: string
  onCancel: () => void
  onConfirmed: (recoveryCodes: string[]) => void
}

export function SetUpApp({ uri, secret, onCancel, onConfirmed }: SetUpAppProps) {
  const [code, setCode] = useState('')
  const confirm = useMutation(
    calls.profile.confirmTwoFactor.mutationOptions({
      meta: { showsRefusals: true },
      onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    }),
  )

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    confirm.mutate({ code })
  }

  return (
    <Modal
      opened
      onClose={onCancel}
      closeOnClickOutside={false}
      title="Set up your authenticator app"
      size="lg"
      centered
    >
      <form noValidate onSubmit={handleSubmit}>
        <Group align="flex-start" gap="lg">
          <QrCode text={uri} label="QR code for your authenticator app" />
          <Stack gap="sm" flex="1 1 16rem">
            <Text size="sm">
              Scan this with an app such as Google Authenticator, 1Password or Aegis. If you cannot
              scan, enter the key instead.
            </Text>
            <CopyText label="Key" value={secret} />
            <TextInput
              label="Code from the app"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              value={code}
              error={confirm.error && sentenceOf(confirm.error)}
              onChange={(event) => setCode(event.currentTarget.value)}
              data-autofocus
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={onCancel}>
                Cancel
              </Button>
              <Button type="submit" loading={confirm.isPending} disabled={code.trim() === ''}>
                Turn on
              </Button>
            </Group>
          </Stack>
        </Group>
      </form>
    </Modal>
  )
}

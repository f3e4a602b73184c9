import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../platform/api/message-of.ts'

interface RemovePrimaryProps {
  /** As its owner reads it. */
  domain: string
  storeDomain: string
  /** What happens to emails, with a space before it. */
  mailNote: string
  error: Error | null
  isRemoving: boolean
  onRemove: () => void
  onClose: () => void
}

/** The domain that shoppers use goes only when its name is typed. */
export function RemovePrimaryDialog(props: RemovePrimaryProps) {
  const { domain, storeDomain, mailNote, error, isRemoving, onRemove, onClose } = props
  const [typed, setTyped] = useState('')
  return (
    <Modal opened onClose={onClose} title={`Remove ${domain}?`} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onRemove()
        }}
      >
        <Stack>
          <Text size="sm">
            Shoppers use this domain. Links to it stop working; {storeDomain} still leads to your
            shop.{mailNote}
          </Text>
          <TextInput
            label={`Type “${domain}” to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            data-autofocus
            value={typed}
            error={error && messageOf(error)}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Keep domain
            </Button>
            <Button
              type="submit"
              color="red.9"
              loading={isRemoving}
              disabled={typed.trim().toLowerCase() !== domain}
            >
              Remove domain
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

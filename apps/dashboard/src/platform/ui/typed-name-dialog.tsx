import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'

interface TypedNameDialogProps {
  title: string
  /** Has to be typed. */
  name: string
  isCaseSensitive?: boolean
  keep: string
  confirm: string
  error: string | null
  isPending: boolean
  onConfirm: (typed: string) => void
  onClose: () => void
  /** What is lost. */
  children: ReactNode
}

/** Asks for the name of what is deleted, so that nothing is deleted by mistake. */
export function TypedNameDialog(props: TypedNameDialogProps) {
  const {
    title,
    name,
    isCaseSensitive = false,
    keep,
    confirm,
    error,
    isPending,
    onConfirm,
    onClose,
    children,
  } = props
  const [typed, setTyped] = useState('')
  const folded = (text: string) => (isCaseSensitive ? text : text.toLowerCase())
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm(typed)
        }}
      >
        <Stack>
          <Text size="sm">{children}</Text>
          <TextInput
            label={`Type “${name}” to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            data-autofocus
            value={typed}
            error={error}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {keep}
            </Button>
            <Button
              type="submit"
              color="red.9"
              loading={isPending}
              disabled={folded(typed.trim()) !== folded(name)}
            >
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

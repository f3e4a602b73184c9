import { Button, Group, Modal, Stack, Text, TextInput, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { sentenceOf } from '../../platform/api/sentence-of.ts'

export interface Act {
  title: string
  /** What happens. */
  children: ReactNode
  confirm: string
  isDangerous?: boolean
  /** Has to be typed first. */
  typedName?: string
  reasonLabel?: string
}

interface ActDialogProps extends Act {
  error: Error | null
  isPending: boolean
  onConfirm: (reason: string, typed: string) => void
  onClose: () => void
}

const longNames = { overflowWrap: 'anywhere' } as const

/** Every act of an operator is confirmed with a reason, which the audit log has. */
export function ActDialog(props: ActDialogProps) {
  const { title, children, confirm, isDangerous = false, typedName, reasonLabel = 'Reason' } = props
  const { error, isPending, onConfirm, onClose } = props
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const isReady =
    reason.trim().length >= 3 && (typedName === undefined || typed.trim() === typedName)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isReady) onConfirm(reason, typed)
  }

  return (
    <Modal opened onClose={onClose} title={title} centered styles={{ title: longNames }}>
      <form onSubmit={handleSubmit}>
        <Stack>
          <Text size="sm" component="div">
            {children}
          </Text>
          {typedName !== undefined && (
            <TextInput
              label={`Type “${typedName}” to confirm`}
              styles={{ label: longNames }}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          <Textarea
            label={reasonLabel}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={500}
            data-autofocus
            value={reason}
            error={error && sentenceOf(error)}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              loading={isPending}
              disabled={!isReady}
              {...(isDangerous && { color: 'red.9' })}
            >
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

import { Button, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface ConflictDialogProps {
  noun: string
  /** When the other change was saved, if known. */
  when?: string
  onKeepMine: () => void
  onTakeTheirs: () => void
  onLater: () => void
  /** What differs. */
  children?: ReactNode
}

export function ConflictDialog(props: ConflictDialogProps) {
  const { noun, when, onKeepMine, onTakeTheirs, onLater, children } = props
  return (
    <Modal opened onClose={onLater} title={`This ${noun} was changed elsewhere`} centered>
      <Text size="sm">
        It was saved in another window, or by someone else{when && ` (${when})`}. What you entered
        is still here, and nothing has been overwritten.
      </Text>
      {children}
      <Group mt="lg" justify="flex-end" gap="xs">
        <Button variant="subtle" color="gray.8" onClick={onLater}>
          Decide later
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button onClick={onKeepMine} data-autofocus>
          Keep mine
        </Button>
      </Group>
    </Modal>
  )
}

import { Button, Group, Modal, Text } from '@mantine/core'

interface ConflictDialogProps {
  onKeepMine: () => void
  onTakeTheirs: () => void
  onLater: () => void
}

export function ConflictDialog({ onKeepMine, onTakeTheirs, onLater }: ConflictDialogProps) {
  return (
    <Modal opened onClose={onLater} title="This draft was changed elsewhere" centered>
      <Text size="sm">
        It was saved in another window, or by someone else. What you entered is still here, and
        nothing has been overwritten.
      </Text>
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

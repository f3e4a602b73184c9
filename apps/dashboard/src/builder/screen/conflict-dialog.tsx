import { Button, Group, Modal, Text } from '@mantine/core'
import { useBuilder, useBuilderState } from '../builder-context.ts'
import { keepMine, loadTheirs } from '../store/save-page.ts'

/** The page was saved elsewhere meanwhile. Nothing is overwritten before the owner has chosen. */
export function ConflictDialog() {
  const { store, client } = useBuilder()
  const saving = useBuilderState((state) => state.saving)
  const isConflict = saving.name === 'conflict'
  const later = () => store.setState({ saving: { name: 'idle' } })
  return (
    <Modal opened={isConflict} onClose={later} title="This page was changed elsewhere" centered>
      <Text size="sm">
        It was saved in another window, or by someone else, since you opened it. Your changes are
        still here. Which of the two should stay?
      </Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="subtle" color="gray" onClick={later}>
          Decide later
        </Button>
        <Button variant="default" onClick={() => void loadTheirs(store, client)}>
          Load theirs
        </Button>
        <Button
          onClick={() => {
            if (saving.name === 'conflict') void keepMine(store, client, saving.publish)
          }}
        >
          Keep mine
        </Button>
      </Group>
    </Modal>
  )
}

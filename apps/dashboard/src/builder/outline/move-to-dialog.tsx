import { Button, Group, Modal, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import type { NodeId } from '../model/page/document.ts'
import { nameOfType } from '../sections/section-types.ts'
import { listMoved } from '../store/list-moved.ts'
import { type Beside, listNeighbours, placeBeside } from './list-places.ts'

export function MoveToDialog() {
  const { store } = useBuilder()
  const id = useBuilderState((state) => state.movingSection)
  const close = () => store.setState({ movingSection: null })
  return (
    <Modal opened={id !== null} onClose={close} title="Move to…" centered>
      {id !== null && <MoveToForm id={id} onClose={close} />}
    </Modal>
  )
}

const choices: { value: Beside; label: string }[] = [
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
  { value: 'inside', label: 'Inside' },
]

function MoveToForm({ id, onClose }: { id: NodeId; onClose: () => void }) {
  const { store, commands } = useBuilder()
  const [beside, setBeside] = useState<Beside>('before')
  const [neighbour, setNeighbour] = useState<NodeId | null>(null)
  const { components } = store.getState()
  const moved = listMoved(store.getState(), id)
  const neighbours = listNeighbours(components, moved, beside)
  const chosen = neighbours.some((each) => each.id === neighbour) ? neighbour : null

  function move() {
    const place = chosen === null ? undefined : placeBeside(components, moved, beside, chosen)
    if (place && commands.move(id, place)) onClose()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        move()
      }}
    >
      <Stack gap="sm">
        <Text size="sm">
          {moved.length > 1
            ? `Where should the ${moved.length} selected sections go?`
            : `Where should ${nameOfType(components.nodes.get(id)?.type ?? '')} go?`}
        </Text>
        <SegmentedControl
          aria-label="Side"
          data={choices}
          value={beside}
          onChange={(next) => setBeside(next)}
        />
        <Select
          label="Section"
          placeholder="Search by name or words"
          searchable
          data-autofocus
          limit={60}
          nothingFoundMessage={
            beside === 'inside' ? 'There is no such container.' : 'There is no such section.'
          }
          data={neighbours.map((each) => ({ value: each.id, label: each.name }))}
          value={chosen}
          onChange={setNeighbour}
          comboboxProps={{ withinPortal: true }}
        />
        <Group justify="flex-end" mt="xs">
          <Button variant="subtle" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={chosen === null}>
            Move
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

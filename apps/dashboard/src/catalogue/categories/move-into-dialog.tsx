import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import type { CategoryNode } from '@vitrine/contract/catalogue/category.ts'
import { useState } from 'react'
import { possibleParents } from './category-tree.ts'

interface MoveIntoDialogProps {
  category: CategoryNode
  categories: readonly CategoryNode[]
  onMove: (parentId: string | null) => void
  onClose: () => void
}

export function MoveIntoDialog({ category, categories, onMove, onClose }: MoveIntoDialogProps) {
  const [parentId, setParentId] = useState(category.parentId)
  return (
    <Modal opened onClose={onClose} title={`Move “${category.name}”`} centered>
      <Stack>
        <Select
          label="Into"
          placeholder="Top level"
          description="It becomes the last one there"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={possibleParents(categories, category.id)}
          value={parentId}
          onChange={setParentId}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'To the top level' }}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              onMove(parentId)
              onClose()
            }}
          >
            Move
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

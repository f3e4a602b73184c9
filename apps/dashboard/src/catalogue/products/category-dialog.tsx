import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import type { ProductChange } from '@vitrine/contract/catalogue/bulk-products.ts'
import { useState } from 'react'
import { chosenByHand, useCategories } from '../use-categories.ts'

interface CategoryDialogProps {
  kind: 'addCategory' | 'removeCategory'
  onClose: () => void
  onApply: (change: ProductChange) => void
}

export function CategoryDialog({ kind, onClose, onApply }: CategoryDialogProps) {
  const { data: categories = [] } = useCategories()
  const [categoryId, setCategoryId] = useState<string | null>(null)
  const title = kind === 'addCategory' ? 'Add to a category' : 'Remove from a category'
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <Stack>
        <Select
          label="Category"
          data={chosenByHand(categories).map(({ id, name }) => ({ value: id, label: name }))}
          value={categoryId}
          onChange={setCategoryId}
          searchable
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={categoryId === null}
            onClick={() => {
              if (categoryId !== null) onApply({ kind, categoryId })
              onClose()
            }}
          >
            {kind === 'addCategory' ? 'Add' : 'Remove'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

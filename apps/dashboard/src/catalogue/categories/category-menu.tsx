import { Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconFolderSymlink } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { CategoryNode } from '@vitrine/contract/catalogue/category.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { countOf } from '../../platform/ui/count-of.ts'
import { RowMenu } from '../../platform/ui/row-menu.tsx'
import { showSuccess } from '../../platform/toast.ts'
import type { Step } from './move-in-tree.ts'

interface CategoryMenuProps {
  category: CategoryNode
  subcategories: number
  isMovable: boolean
  onStep: (step: Step) => void
  onMoveInto: () => void
}

export function CategoryMenu(props: CategoryMenuProps) {
  const { category, subcategories, isMovable, onStep, onMoveInto } = props
  const { id, name, slug } = category
  const remove = useMutation(
    calls.category.delete.mutationOptions({
      async onSuccess() {
        showSuccess('Category deleted')
        await refresh(calls.category)
      },
    }),
  )
  return (
    <RowMenu
      name={name}
      editPath={`/dashboard/edit-category/${id}`}
      shopPath={`/collection/${slug}`}
      onDelete={() =>
        confirmDanger({
          title: `Delete “${name}”?`,
          text: whatStays(category, subcategories),
          confirm: 'Delete category',
          onConfirm: () => remove.mutate({ id, subcategories: 'moveUp' }),
        })
      }
    >
      {isMovable && (
        <>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconArrowUp size={16} aria-hidden />}
            onClick={() => onStep('up')}
          >
            Move up
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown size={16} aria-hidden />}
            onClick={() => onStep('down')}
          >
            Move down
          </Menu.Item>
          <Menu.Item leftSection={<IconFolderSymlink size={16} aria-hidden />} onClick={onMoveInto}>
            Move into…
          </Menu.Item>
          <Menu.Divider />
        </>
      )}
    </RowMenu>
  )
}

function whatStays({ productCount }: CategoryNode, subcategories: number): string {
  const products = productCount
    ? `Its ${countOf(productCount, 'product')} ${productCount === 1 ? 'stays' : 'stay'} in the shop.`
    : 'It has no products.'
  if (!subcategories) return products
  const [category, moves] = subcategories === 1 ? ['category', 'moves'] : ['categories', 'move']
  return `${products} The ${subcategories} ${category} within it ${moves} up one level.`
}

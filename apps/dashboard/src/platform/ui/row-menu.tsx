import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMayChange } from '../session/auth-context.ts'
import { useShopLink } from '../session/use-shop-link.ts'
import { ViewInShopItem } from './view-in-shop-item.tsx'

interface RowMenuProps {
  name: string
  editPath: string
  shopPath?: string | undefined
  onDelete: () => void
  children?: ReactNode
}

export function RowMenu({ name, editPath, shopPath, onDelete, children }: RowMenuProps) {
  const shopLink = useShopLink()
  const mayChange = useMayChange()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray.7"
          data-part="menu"
          aria-label={`Actions for ${name}`}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={editPath}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {mayChange ? 'Edit' : 'View'}
        </Menu.Item>
        {shopPath && <ViewInShopItem href={shopLink(shopPath)} />}
        {mayChange && (
          <>
            {children}
            <Menu.Item
              color="red.8"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={onDelete}
            >
              Delete
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ProductRow } from '@vitrine/contract/product.ts'
import { Link } from 'react-router'
import { useCurrentStore } from '../auth/auth-context.ts'
import { shopUrl } from '../stores/shop-url.ts'
import { confirmDanger } from '../ui/confirm.tsx'
import { useDeleteProduct } from './use-products.ts'

export function ProductMenu({ product: { id, name, slug, status } }: { product: ProductRow }) {
  const { storeDomain } = useCurrentStore()
  const remove = useDeleteProduct()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray.7" aria-label={`Actions for ${name}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={`/dashboard/edit-product/${id}`}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          Edit
        </Menu.Item>
        {status === 'active' && (
          <Menu.Item
            component="a"
            href={shopUrl(storeDomain, `/product/${slug}`)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            View in the shop
          </Menu.Item>
        )}
        <Menu.Item
          color="red.8"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() =>
            confirmDanger({
              title: `Delete “${name}”?`,
              text: 'It leaves the shop at once. Orders that hold it keep their copy.',
              confirm: 'Delete product',
              onConfirm: () => remove.mutate(id),
            })
          }
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

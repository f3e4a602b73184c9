import { ActionIcon, Anchor, Group, Menu, Table, Text, VisuallyHidden } from '@mantine/core'
import { IconDots, IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Category } from '@vitrine/contract/category.ts'
import { Link } from 'react-router'
import { api } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { useCurrentStore } from '../auth/auth-context.ts'
import { shopUrl } from '../stores/shop-url.ts'
import { confirmDanger } from '../ui/confirm.tsx'
import { countOf } from '../ui/count-of.ts'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { showSuccess } from '../ui/toast.ts'
import { inTreeOrder } from './category-tree.ts'
import { categoriesKey } from './use-categories.ts'

export function CategoryTable({ categories }: { categories: Category[] }) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Category</Table.Th>
          <Table.Th>Products</Table.Th>
          <Table.Th visibleFrom="sm">Address</Table.Th>
          <Table.Th>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {inTreeOrder(categories).map(({ category, depth }) => (
          <Row key={category.id} category={category} depth={depth} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ category, depth }: { category: Category; depth: number }) {
  const { id, name, slug, image, productCount } = category
  return (
    <Table.Tr>
      <Table.Td>
        <Group wrap="nowrap" gap="sm" pl={Math.min(depth, 4) * 24}>
          <Thumbnail src={image} />
          <Anchor component={Link} to={`/dashboard/edit-category/${id}`} fw={550} c="var(--ink)">
            {name}
          </Anchor>
        </Group>
      </Table.Td>
      <Table.Td>
        <Anchor component={Link} to={`/dashboard/products?category=${id}`} size="sm">
          {countOf(productCount, 'product')}
        </Anchor>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c="var(--ink-soft)">
          /collection/{slug}
        </Text>
      </Table.Td>
      <Table.Td w={52}>
        <CategoryMenu category={category} />
      </Table.Td>
    </Table.Tr>
  )
}

function CategoryMenu({ category: { id, name, slug } }: { category: Category }) {
  const { storeDomain } = useCurrentStore()
  const remove = useMutation({
    mutationFn: () => api.category.delete({ id }),
    async onSuccess() {
      showSuccess('Category deleted')
      await queryClient.invalidateQueries({ queryKey: categoriesKey })
    },
  })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray.7" aria-label={`Actions for ${name}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={`/dashboard/edit-category/${id}`}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          Edit
        </Menu.Item>
        <Menu.Item
          component="a"
          href={shopUrl(storeDomain, `/collection/${slug}`)}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          View in the shop
        </Menu.Item>
        <Menu.Item
          color="red.8"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() =>
            confirmDanger({
              title: `Delete “${name}”?`,
              text: 'Its products stay in the shop.',
              confirm: 'Delete category',
              onConfirm: () => remove.mutate(),
            })
          }
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

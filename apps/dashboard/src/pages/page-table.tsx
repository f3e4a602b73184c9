import { Anchor, Badge, Group, Table, Text, VisuallyHidden } from '@mantine/core'
import type { PageSummary } from '@vitrine/contract/page.ts'
import { Link } from 'react-router'
import { formatMoment } from '../ui/format-date.ts'
import { PageMenu } from './page-menu.tsx'
import { pagePath } from './page-path.ts'

const statuses: Record<PageSummary['status'], { label: string; color: string }> = {
  published: { label: 'Published', color: 'pine' },
  draft: { label: 'Draft', color: 'gray' },
  changed: { label: 'Unpublished changes', color: 'amber' },
}

export function PageTable({ pages }: { pages: PageSummary[] }) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Page</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th visibleFrom="sm">Updated</Table.Th>
          <Table.Th>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {pages.map((page) => (
          <Row key={page.id} page={page} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ page }: { page: PageSummary }) {
  const { label, color } = statuses[page.status]
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap={8}>
          <Anchor component={Link} to={`/builder?page=${page.id}`} fw={550} c="var(--ink)">
            {page.name}
          </Anchor>
          {page.isHome && (
            <Badge variant="default" size="sm">
              Home
            </Badge>
          )}
        </Group>
        <Text size="xs" c="var(--ink-soft)">
          {pagePath(page)}
        </Text>
      </Table.Td>
      <Table.Td>
        <Badge variant="light" color={color}>
          {label}
        </Badge>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm">{formatMoment(page.updatedAt)}</Text>
      </Table.Td>
      <Table.Td w={52}>
        <PageMenu page={page} />
      </Table.Td>
    </Table.Tr>
  )
}

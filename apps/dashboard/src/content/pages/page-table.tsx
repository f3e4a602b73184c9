import { Checkbox, Table } from '@mantine/core'
import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { PageRow } from './page-row.tsx'
import type { PageActions } from './use-page-actions.ts'
import { ActionsHead } from '../../platform/ui/data-table/actions-head.tsx'

interface PageTableProps {
  shown: readonly PageSummary[]
  pages: readonly PageSummary[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  actions: PageActions
}

export function PageTable({ shown, pages, chosen, onChoose, actions }: PageTableProps) {
  const choosable = shown.filter(({ isHome }) => !isHome).map(({ id }) => id)
  const isAll = choosable.length > 0 && choosable.every((id) => chosen.has(id))

  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }

  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={44}>
            <Checkbox
              aria-label="Select all pages except the home page"
              checked={isAll}
              indeterminate={!isAll && chosen.size > 0}
              disabled={choosable.length === 0}
              onChange={() => onChoose(new Set(isAll ? [] : choosable))}
            />
          </Table.Th>
          <Table.Th>Page</Table.Th>
          <Table.Th visibleFrom="md">Type</Table.Th>
          <Table.Th visibleFrom="sm">Status</Table.Th>
          <Table.Th visibleFrom="md">Search engines</Table.Th>
          <Table.Th visibleFrom="lg">Updated</Table.Th>
          <ActionsHead />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shown.map((page) => (
          <PageRow
            key={page.id}
            page={page}
            pages={pages}
            isChosen={chosen.has(page.id)}
            onToggle={() => toggle(page.id)}
            actions={actions}
          />
        ))}
      </Table.Tbody>
    </Table>
  )
}

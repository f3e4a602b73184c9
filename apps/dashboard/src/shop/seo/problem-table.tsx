import { Anchor, Badge, Text } from '@mantine/core'
import type { SeoProblem } from '@vitrine/contract/shop/seo-problems.ts'
import { Link } from 'react-router'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { describeProblem, editorOf } from './problem-names.ts'

const names = {
  page: 'Page',
  product: 'Product',
  category: 'Category',
  article: 'Article',
  menu: 'Menu',
  global: 'Every page',
}

const columns: Column<SeoProblem>[] = [
  {
    head: 'Where',
    wrap: 'anywhere',
    w: '38%',
    cell: (problem) => (
      <>
        <Anchor component={Link} to={editorOf(problem)} fw={550} c="var(--ink)">
          {problem.name}
        </Anchor>
        <Text size="sm" c="var(--ink-soft)" hiddenFrom="sm">
          {describeProblem(problem)}
        </Text>
      </>
    ),
  },
  {
    head: 'Kind',
    visibleFrom: 'sm',
    cell: ({ of }) => (
      <Badge variant="light" color="gray">
        {names[of]}
      </Badge>
    ),
  },
  {
    head: 'Problem',
    wrap: 'anywhere',
    visibleFrom: 'sm',
    cell: (problem) => <Text size="sm">{describeProblem(problem)}</Text>,
  },
]

export function ProblemTable({ rows }: { rows: SeoProblem[] }) {
  return (
    <DataTable
      rows={rows.map((problem) => ({ id: keyOf(problem), problem }))}
      columns={columns.map((column) => ({
        ...column,
        cell: ({ problem }: { problem: SeoProblem }) => column.cell(problem),
      }))}
    />
  )
}

/** A page can have several problems, and several broken links. */
function keyOf({ kind, id, detail }: SeoProblem): string {
  return `${kind} ${id} ${detail}`
}

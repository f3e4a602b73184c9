import { Button, Skeleton, Table } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense } from 'react'
import { Panel } from '../../platform/ui/panel.tsx'
import classes from './figures.module.css'
import type { TrendPoint } from './trend-chart.tsx'

const TrendChart = lazy(() => import('./trend-chart.tsx'))

interface TrendPanelProps {
  title: string
  hint: string
  name: string
  points: readonly TrendPoint[] | undefined
  format: (value: number) => string
  formatAxis: (value: number) => string
  children: ReactNode
}

/** Figures over a chart, which is a table for those who prefer to read it. */
export function TrendPanel(props: TrendPanelProps) {
  const { title, hint, name, points, format, formatAxis, children } = props
  const [isTable, table] = useDisclosure()
  return (
    <Panel
      title={title}
      hint={hint}
      actions={
        <Button size="xs" variant="default" aria-pressed={isTable} onClick={table.toggle}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      }
    >
      {children}
      <div className={classes['chart']}>
        {!points && <Skeleton h={260} radius="md" />}
        {points && isTable && <TrendTable name={name} points={points} format={format} />}
        {points && !isTable && (
          <Suspense fallback={<Skeleton h={260} radius="md" />}>
            <TrendChart name={name} points={points} format={format} formatAxis={formatAxis} />
          </Suspense>
        )}
      </div>
    </Panel>
  )
}

function TrendTable({
  name,
  points,
  format,
}: Pick<TrendPanelProps, 'name' | 'format'> & { points: readonly TrendPoint[] }) {
  const hasBefore = points.some(({ before }) => before !== undefined)
  return (
    <div className={classes['scroll']}>
      <Table verticalSpacing={6} aria-label={name}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Day</Table.Th>
            <Table.Th ta="right">{name}</Table.Th>
            {hasBefore && <Table.Th ta="right">Before</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.map(({ label, now, before }) => (
            <Table.Tr key={label}>
              <Table.Td>{label}</Table.Td>
              <Table.Td ta="right">{format(now)}</Table.Td>
              {hasBefore && (
                <Table.Td ta="right">{before === undefined ? '–' : format(before)}</Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

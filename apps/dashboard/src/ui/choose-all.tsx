import { Checkbox, Table } from '@mantine/core'
import type { Selection } from './selection-context.ts'

/** The box in the head of a table, for all rows of its page. */
export function ChooseAll({ chosen, ids }: { chosen: Selection; ids: string[] }) {
  const isEvery = ids.every(chosen.has)
  return (
    <Table.Th w={44} pr={0}>
      <Checkbox
        aria-label="Choose all on this page"
        checked={isEvery}
        indeterminate={!isEvery && ids.some(chosen.has)}
        onChange={({ currentTarget }) => chosen.set(ids, currentTarget.checked)}
      />
    </Table.Th>
  )
}

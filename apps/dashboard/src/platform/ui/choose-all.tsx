import { Checkbox, Table } from '@mantine/core'
import type { Selection } from './selection-context.ts'

interface ChooseAllProps {
  chosen: Selection
  ids: string[]
}

/** The box in the head of a table, for all rows of its page. */
export function ChooseAll(props: ChooseAllProps) {
  return (
    <Table.Th w={44} pr={0}>
      <ChooseAllBox {...props} />
    </Table.Th>
  )
}

export function ChooseAllBox({ chosen, ids, label }: ChooseAllProps & { label?: string }) {
  const isEvery = ids.every(chosen.has)
  return (
    <Checkbox
      {...(label ? { label } : { 'aria-label': 'Select all on this page' })}
      checked={isEvery}
      indeterminate={!isEvery && ids.some(chosen.has)}
      onChange={({ currentTarget }) => chosen.set(ids, currentTarget.checked)}
    />
  )
}

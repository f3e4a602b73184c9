import { Table, VisuallyHidden } from '@mantine/core'

/** Stands above what can be done with each row. */
export function ActionsHead() {
  return (
    <Table.Th>
      <VisuallyHidden>Actions</VisuallyHidden>
    </Table.Th>
  )
}

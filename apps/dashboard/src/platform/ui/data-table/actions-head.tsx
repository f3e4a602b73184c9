import { Table, VisuallyHidden } from '@mantine/core'

export function ActionsHead() {
  return (
    <Table.Th>
      <VisuallyHidden>Actions</VisuallyHidden>
    </Table.Th>
  )
}

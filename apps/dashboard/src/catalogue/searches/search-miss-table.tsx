import { ActionIcon, Table, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { SearchMiss } from '@vitrine/contract/search.ts'
import { formatDay } from '../../platform/ui/format-date.ts'
import { useForgetSearchMiss } from './use-search-misses.ts'
import { ActionsHead } from '../../platform/ui/actions-head.tsx'

export function SearchMissTable({ rows }: { rows: SearchMiss[] }) {
  const forget = useForgetSearchMiss()
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Words</Table.Th>
          <Table.Th ta="right">Searches</Table.Th>
          <Table.Th visibleFrom="xs">Last searched</Table.Th>
          <ActionsHead />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ term, searches, lastAt }) => (
          <Table.Tr key={term}>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>{term}</Table.Td>
            <Table.Td ta="right">{searches}</Table.Td>
            <Table.Td visibleFrom="xs">
              <Text size="sm">{formatDay(lastAt)}</Text>
            </Table.Td>
            <Table.Td w={52}>
              <ActionIcon
                variant="subtle"
                color="gray.7"
                aria-label={`Remove “${term}” from the list`}
                onClick={() => forget.mutate(term)}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

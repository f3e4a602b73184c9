import { ActionIcon, Table, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { SearchMiss } from '@vitrine/contract/search.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { formatDay } from '../../platform/ui/format-date.ts'
import { ActionsHead } from '../../platform/ui/actions-head.tsx'

export function SearchMissTable({ rows }: { rows: SearchMiss[] }) {
  const { storeId } = useCurrentStore()
  const forget = useMutation(
    calls.products.forgetSearchMiss.mutationOptions({
      onSuccess: () => refresh(calls.products.searchMisses),
    }),
  )
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
                onClick={() => forget.mutate({ storeId, term })}
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

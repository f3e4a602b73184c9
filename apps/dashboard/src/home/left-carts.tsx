import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { calls } from '../platform/api/calls.ts'
import { useCurrentStore } from '../platform/session/auth-context.ts'
import { formatDay } from '../platform/ui/format-date.ts'
import { LoadFailed } from '../platform/ui/load-failed.tsx'
import { Panel } from '../platform/ui/panel.tsx'
import { RowsSkeleton } from '../platform/ui/rows-skeleton.tsx'
import { TextLink } from '../platform/ui/text-link.tsx'

export function LeftCarts() {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.abandonedCheckouts.list.queryOptions({ input: { storeId, pageNumber: 0, pageSize: 5 } }),
  )
  return (
    <Panel
      title="Abandoned checkouts"
      actions={
        data && data.totalElements > 0 ? (
          <Text size="sm">
            <TextLink to="/dashboard/abandoned-checkouts">All checkouts</TextLink>
          </Text>
        ) : undefined
      }
    >
      {isPending && <RowsSkeleton rows={3} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.totalElements === 0 && (
        <Text size="sm" c="var(--ink-soft)">
          None. Checkouts that shoppers leave, and agreed to be reminded of, appear here.
        </Text>
      )}
      {data && data.content.length > 0 && (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {data.content.map(({ id, name, email, leftAt, value, currency }) => (
            <Group key={id} component="li" justify="space-between" wrap="nowrap" gap="md">
              <div style={{ minWidth: 0 }}>
                <Text size="sm" truncate>
                  <TextLink to={`/dashboard/abandoned-checkouts/${id}`}>{name || email}</TextLink>
                </Text>
                <Text size="xs" c="var(--ink-soft)">
                  {formatDay(leftAt)}
                </Text>
              </div>
              <Text size="sm" fw={600}>
                {formatPrice(value, currency)}
              </Text>
            </Group>
          ))}
        </Stack>
      )}
    </Panel>
  )
}

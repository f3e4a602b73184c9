import { Badge, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PolicySummary } from '@vitrine/contract/shop/policies.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatDay } from '../../platform/ui/format-date.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { titled } from '../../platform/ui/title.ts'
import { policyHints } from './use-policies.ts'

export const meta = titled('Policies')

export default function Policies() {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.policies.list.queryOptions({ input: { storeId } }),
  )
  return (
    <Screen
      title="Policies"
      hint="Published policies are linked in the footer of every page and at the checkout."
    >
      {isPending && <RowsSkeleton rows={5} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <Panel flush>
          <DataTable
            rows={data.map((policy) => ({ ...policy, id: policy.kind }))}
            columns={[
              { head: 'Policy', cell: (policy) => <Name policy={policy} /> },
              { head: 'Status', cell: (policy) => <Status policy={policy} />, wrap: 'never' },
            ]}
            cards={{
              label: 'Policies',
              card: (policy) => (
                <>
                  <Name policy={policy} />
                  <Status policy={policy} />
                </>
              ),
            }}
          />
        </Panel>
      )}
      <Text size="sm" c="var(--ink-soft)">
        To ask shoppers to agree to your policies, turn on “Require agreement” in the{' '}
        <TextLink to="/dashboard/checkout-editor">checkout settings</TextLink>. Orders then keep the
        version that was agreed to.
      </Text>
    </Screen>
  )
}

function Name({ policy: { kind, title } }: { policy: PolicySummary }) {
  return (
    <div>
      <TextLink to={`/dashboard/policies/${kind}`}>{title}</TextLink>
      <Text size="sm" c="var(--ink-soft)">
        {policyHints[kind]}
      </Text>
    </div>
  )
}

function Status({ policy: { published, hasChanges } }: { policy: PolicySummary }) {
  return (
    <Group gap="xs">
      {published ? (
        <Badge variant="light" color="pine">
          Version {published.number}, {formatDay(published.publishedAt)}
        </Badge>
      ) : (
        <Badge variant="light" color="gray">
          Not published
        </Badge>
      )}
      {hasChanges && (
        <Badge variant="light" color="yellow">
          {published ? 'Unpublished changes' : 'Draft'}
        </Badge>
      )}
    </Group>
  )
}

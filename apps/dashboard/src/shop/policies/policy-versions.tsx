import { Badge, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Policy, PolicyVersionView } from '@vitrine/contract/shop/policies.ts'
import { useSearchParams } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { VersionDialog } from './version-dialog.tsx'

export function PolicyVersions({ policy }: { policy: Policy }) {
  const { storeId } = useCurrentStore()
  const [params, setParams] = useSearchParams()
  const shown = params.get('version')
  const { data, error, isPending, refetch } = useQuery(
    calls.policies.versions.queryOptions({ input: { storeId, kind: policy.kind } }),
  )
  const show = (versionId: string | null) => {
    setParams(versionId === null ? {} : { version: versionId }, { preventScrollReset: true })
  }
  return (
    <Panel title="Versions" hint="Every text that was published. Orders refer to them.">
      {isPending && <RowsSkeleton rows={2} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Text size="sm" c="var(--ink-soft)">
          No version yet. The first one is made when you publish.
        </Text>
      )}
      {data && data.length > 0 && (
        <DataTable
          rows={data.map((version) => ({ ...version, id: version.versionId }))}
          columns={[
            {
              head: 'Version',
              cell: (version) => <Name version={version} onShow={show} />,
            },
            { head: 'Published', cell: (version) => <Times version={version} /> },
          ]}
          cards={{
            label: 'Versions',
            card: (version) => (
              <>
                <Name version={version} onShow={show} />
                <Times version={version} />
              </>
            ),
          }}
        />
      )}
      {shown !== null && <VersionDialog id={shown} policy={policy} onClose={() => show(null)} />}
    </Panel>
  )
}

interface NameProps {
  version: PolicyVersionView
  onShow: (versionId: string) => void
}

function Name({ version: { number, versionId, replacedAt }, onShow }: NameProps) {
  return (
    <Group gap="xs">
      <Button variant="subtle" size="compact-sm" onClick={() => onShow(versionId)}>
        Version {number}
      </Button>
      {replacedAt === null && (
        <Badge variant="light" color="pine">
          Live
        </Badge>
      )}
    </Group>
  )
}

function Times({ version }: { version: PolicyVersionView }) {
  const { publishedAt, publishedBy, replacedAt } = version
  return (
    <Text size="sm">
      {formatMoment(publishedAt)}
      {replacedAt !== null && ` to ${formatMoment(replacedAt)}`}
      {publishedBy !== null && `, by ${publishedBy}`}
    </Text>
  )
}

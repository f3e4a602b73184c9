import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ShopArchive } from '@vitrine/contract/provider/archives.ts'
import { formatBytes } from '@vitrine/commerce/text/format-bytes.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'

const pollMs = 3000

export function DownloadPanel() {
  const { storeId } = useCurrentStore()
  const { data } = useQuery(
    calls.archives.list.queryOptions({
      input: { storeId },
      refetchInterval: ({ state }) => (isWaiting(state.data?.[0]) ? pollMs : false),
    }),
  )
  const request = useMutation(
    calls.archives.request.mutationOptions({ onSuccess: () => refresh(calls.archives.list) }),
  )
  const [latest] = data ?? []
  const ready = data?.find(({ status }) => status === 'ready')
  return (
    <Panel
      title="Download my shop"
      hint="One file with everything: products, pages, orders, customers, settings and images. It makes a new shop here or in another installation."
    >
      {latest?.status === 'failed' && (
        <Alert
          color="red"
          variant="light"
          title="The last file could not be made"
          icon={<IconAlertTriangle aria-hidden />}
        >
          {latest.problem}
        </Alert>
      )}
      {ready && <ReadyFile archive={ready} />}
      <Group>
        <Button
          variant={ready ? 'default' : 'outline'}
          loading={request.isPending}
          disabled={isWaiting(latest)}
          onClick={() => request.mutate({ storeId })}
        >
          {ready ? 'Make a new file' : 'Make the file'}
        </Button>
        <Text component="output" size="sm" c="var(--ink-soft)">
          {isWaiting(latest) && 'The file is being made. We email you when it is ready.'}
        </Text>
      </Group>
    </Panel>
  )
}

const isWaiting = (archive: ShopArchive | undefined) => archive?.status === 'waiting'

function ReadyFile({ archive: { takenAt, bytes, expiresAt } }: { archive: ShopArchive }) {
  const { storeId } = useCurrentStore()
  const open = useMutation(
    calls.archives.link.mutationOptions({ onSuccess: ({ url }) => window.location.assign(url) }),
  )
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" flex="1 1 14rem">
        Your shop as of {takenAt && formatMoment(takenAt)}
        {bytes !== null && `, ${formatBytes(bytes)}`}.{' '}
        <Text span c="var(--ink-soft)">
          {expiresAt && `Removed on ${formatDay(expiresAt)}.`}
        </Text>
      </Text>
      <Button
        leftSection={<IconDownload size={17} aria-hidden />}
        loading={open.isPending}
        onClick={() => open.mutate({ storeId })}
      >
        Download
      </Button>
    </Group>
  )
}

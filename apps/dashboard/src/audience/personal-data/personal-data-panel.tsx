import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { PersonalData } from '@vitrine/contract/audience/personal-data.ts'
import { hasRight } from '@vitrine/contract/call/role.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore, useRole } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { downloadFile } from '../../platform/ui/download-file.ts'
import { Warning } from '../../platform/ui/warning.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { TypedNameDialog } from '../../platform/ui/typed-name-dialog.tsx'

interface PersonalDataPanelProps {
  email: string
  onErased: () => void
}

const kinds = {
  orders: 'order',
  drafts: 'draft order',
  checkouts: 'abandoned checkout',
  messages: 'message',
  subscriptions: 'newsletter entry',
  emails: 'email',
} as const satisfies Record<Exclude<keyof PersonalData, 'openOrders'>, string>

const keptByLaw =
  ' Orders keep name, addresses, tax id, products and amounts, since tax law demands them; their email address, phone number, notes and answers are erased.'

const inArchives =
  'Nightly archives and downloads of the shop are written again without the person within minutes. Files that were downloaded before, and backups of the provider, have the data until they are deleted.'

/** Shows what the shop has of a person; exports and erases it. */
export function PersonalDataPanel({ email, onErased }: PersonalDataPanelProps) {
  const { storeId } = useCurrentStore()
  const isAllowed = hasRight(useRole(), 'settings:write')
  const input = { storeId, email }
  const { data } = useQuery(calls.personalData.find.queryOptions({ input, enabled: isAllowed }))
  const [isErasing, setErasing] = useState(false)
  const download = useMutation({
    mutationFn: () => api.personalData.export(input),
    onSuccess: (file) => downloadFile(file.name, file),
  })
  const erase = useMutation({
    mutationFn: () => api.personalData.erase(input),
    onSuccess: async () => {
      setErasing(false)
      await queryClient.invalidateQueries()
      showSuccess('Personal data erased')
      onErased()
    },
    onError: () => setErasing(false),
  })
  if (!isAllowed) return null
  const counts = data && textsOf(data)
  return (
    <Panel title="Personal data" hint="For requests under data protection law.">
      {counts && (
        <Text size="sm" mb="sm">
          {counts.length
            ? `Stored in this shop: ${counts.join(', ')}.`
            : 'Nothing is stored under this address.'}
        </Text>
      )}
      {data && data.openOrders.length > 0 && (
        <Warning color="yellow" title="Not finished yet">
          <Text size="sm" c="var(--ink)">
            Fulfil or cancel before erasing: {data.openOrders.join(', ')}.
          </Text>
        </Warning>
      )}
      <Group gap="xs">
        <Button
          variant="default"
          disabled={!counts?.length}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          Export data
        </Button>
        <Button
          variant="light"
          color="red.9"
          disabled={!counts?.length || data!.openOrders.length > 0}
          onClick={() => setErasing(true)}
        >
          Erase
        </Button>
      </Group>
      {isErasing && (
        <TypedNameDialog
          title="Erase personal data?"
          name={email}
          keep="Keep data"
          confirm="Erase"
          error={null}
          isPending={erase.isPending}
          onConfirm={() => erase.mutate()}
          onClose={() => setErasing(false)}
        >
          Messages, newsletter entry, abandoned checkouts, drafts and copies of emails are deleted.
          This cannot be undone.
          {data && data.orders > 0 && keptByLaw} {inArchives}
        </TypedNameDialog>
      )}
    </Panel>
  )
}

function textsOf(data: PersonalData): string[] {
  return Object.entries(kinds)
    .map(([kind, noun]) => [data[kind as keyof typeof kinds], noun] as const)
    .filter(([count]) => count > 0)
    .map(([count, noun]) => countOf(count, noun))
}

import { Alert, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconUpload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { BroughtShop } from '@vitrine/contract/provider/archives.ts'
import { useEffect, useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { isRefused } from '../../platform/api/refused.ts'
import { sendFile } from '../../platform/api/send-file.ts'
import { showSuccess } from '../../platform/toast.ts'

const pollMs = 3000

/** Uploads the archive of a shop, and follows the last one until its shop is there. */
export function BringShop({ onClose }: { onClose: () => void }) {
  const [sent, setSent] = useState(0)
  const [followed, setFollowed] = useState<string>()
  const { data } = useQuery(
    calls.archives.listBrought.queryOptions({
      input: {},
      refetchInterval: ({ state }) => (state.data?.[0]?.status === 'waiting' ? pollMs : false),
    }),
  )
  const upload = useMutation({
    mutationFn: (file: File) =>
      sendFile<BroughtShop>(
        `/archives/brought?${new URLSearchParams({ name: file.name.slice(0, 150) }).toString()}`,
        new File([file], file.name, { type: 'application/gzip' }),
        { onProgress: setSent },
      ),
    meta: { showsRefusals: true },
    async onSuccess({ id }) {
      setFollowed(id)
      await refresh(calls.archives.listBrought)
    },
  })
  const [last] = data ?? []
  const isDone = last?.status === 'done' && last.id === followed
  useEffect(() => {
    if (!isDone) return
    void refresh(calls.store.findStores)
    showSuccess('Your shop is here. It is closed until you open it.')
    onClose()
  }, [isDone, onClose])
  return (
    <Stack>
      <Text size="sm" c="var(--ink-soft)">
        Choose a file from “Download my shop”, of this or another installation. It becomes a new,
        closed shop; the former one stays as it is.
      </Text>
      {upload.error && <NotTaken message={sentenceOf(upload.error)} />}
      {!upload.error && last?.status === 'failed' && last.id === followed && (
        <NotTaken message={last.problem ?? ''} />
      )}
      {upload.isPending && (
        <Progress.Root size={8}>
          <Progress.Section
            value={sent * 100}
            animated={sent === 1}
            aria-label="Uploading the file"
          />
        </Progress.Root>
      )}
      <Text component="output" size="sm" c="var(--ink-soft)">
        {upload.isPending && sent === 1 && 'Checking the file …'}
        {!upload.isPending && last?.status === 'waiting' && 'Your shop is being made …'}
      </Text>
      <Group>
        <FileButton
          accept=".gz,.tgz,application/gzip"
          onChange={(file) => file && upload.mutate(file)}
          inputProps={{ 'aria-label': 'Archive of a shop' }}
        >
          {({ onClick }) => (
            <Button
              leftSection={<IconUpload size={17} aria-hidden />}
              loading={upload.isPending || last?.status === 'waiting'}
              onClick={onClick}
            >
              Choose a file
            </Button>
          )}
        </FileButton>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </Stack>
  )
}

function NotTaken({ message }: { message: string }) {
  return (
    <Alert
      color="red"
      variant="light"
      title="The file was not accepted. Nothing was made."
      icon={<IconAlertTriangle aria-hidden />}
    >
      {message}
    </Alert>
  )
}

const sentenceOf = (error: Error) =>
  (isRefused(error) ? error.data.issues?.[0]?.message : undefined) ?? messageOf(error)

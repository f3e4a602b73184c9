import { Alert, Button, FileButton, Group, Progress, Text } from '@mantine/core'
import { IconAlertTriangle, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type DragEvent, type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { isRefused, refusalCodeOf } from '../../platform/api/refused.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import classes from './imports.module.css'
import { uploadFile } from './upload-file.ts'
import { keepImport } from './use-import.ts'

export function ImportDrop() {
  const [isOver, setOver] = useState(false)
  const [sent, setSent] = useState(0)
  const upload = useUpload(setSent)

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !upload.isPending) upload.mutate(file)
  }

  function handleDrag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  return (
    <div
      className={classes['drop']}
      data-over={isOver || undefined}
      onDragEnter={handleDrag}
      onDragOver={handleDrag}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <IconFileSpreadsheet size={38} stroke={1.3} color="var(--mantine-color-pine-7)" aria-hidden />
      <Text fw={600}>Drop a CSV file here, or choose one</Text>
      <Text size="sm" c="var(--ink-soft)" maw={520}>
        An export from this shop, Shopify or WooCommerce. You see a preview before anything changes.
      </Text>
      {upload.isPending ? (
        <Sending sent={sent} />
      ) : (
        <FileButton
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          onChange={(file) => file && upload.mutate(file)}
          inputProps={{ 'aria-label': 'CSV file' }}
        >
          {({ onClick }) => (
            <Button leftSection={<IconUpload size={17} aria-hidden />} onClick={onClick}>
              Choose a file
            </Button>
          )}
        </FileButton>
      )}
      {upload.error && (
        <NotTaken error={upload.error}>
          <AnotherWaits
            error={upload.error}
            onDiscarded={() => upload.variables && upload.mutate(upload.variables)}
          />
        </NotTaken>
      )}
    </div>
  )
}

function useUpload(onProgress: (sent: number) => void) {
  const { storeId } = useCurrentStore()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (file: File) => uploadFile({ storeId, file, onProgress }),
    meta: { showsRefusals: true },
    async onSuccess(given) {
      await keepImport(given)
      await navigate(`/dashboard/imports/${given.id}`)
    },
  })
}

function Sending({ sent }: { sent: number }) {
  return (
    <div style={{ width: 'min(100%, 360px)' }}>
      <Progress.Root size={8}>
        <Progress.Section
          value={sent * 100}
          animated={sent === 1}
          aria-label="Uploading the file"
        />
      </Progress.Root>
      <Text component="output" size="sm" c="var(--ink-soft)">
        {sent === 1 ? 'Reading the file …' : `${Math.round(sent * 100)}% sent`}
      </Text>
    </div>
  )
}

function NotTaken({ error, children }: { error: Error; children: ReactNode }) {
  const reason = isRefused(error) ? error.data.issues?.[0]?.message : undefined
  return (
    <Alert
      color="red"
      variant="light"
      ta="left"
      title="The file was not accepted"
      icon={<IconAlertTriangle aria-hidden />}
    >
      {reason ?? messageOf(error)}
      {children}
    </Alert>
  )
}

interface AnotherWaitsProps {
  error: Error
  onDiscarded: () => void
}

function AnotherWaits({ error, onDiscarded }: AnotherWaitsProps) {
  const details = isRefused(error) ? error.data.details : undefined
  const { importId: id = '', name = '' } = (details ?? {}) as { importId?: string; name?: string }
  const discard = useMutation({
    mutationFn: () => api.imports.delete({ id }),
    onSuccess: onDiscarded,
  })
  if (refusalCodeOf(error) !== 'import_waiting') return null
  return (
    <Group gap="xs" mt="sm">
      <Button component={Link} to={`/dashboard/imports/${id}`} size="xs" variant="default">
        Open {name}
      </Button>
      <Button
        size="xs"
        variant="light"
        color="red"
        loading={discard.isPending}
        onClick={() => discard.mutate()}
      >
        Discard it and check this file
      </Button>
    </Group>
  )
}

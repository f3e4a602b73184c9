import { ActionIcon, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import type { MediaKind } from '@vitrine/contract/content/media.ts'
import { useStore } from 'zustand'
import { kindOfFile } from './file-types.ts'
import { kindIcons } from './kind-icons.ts'
import classes from './media.module.css'
import type { PendingUpload } from './pending-upload.ts'
import type { Uploads } from './uploads.ts'
import { usePreview } from './use-preview.ts'

interface UploadListProps {
  uploads: Uploads
  isDoneHidden?: boolean
}

export function UploadList({ uploads, isDoneHidden = false }: UploadListProps) {
  const every = useStore(uploads, (state) => state.all)
  const all = isDoneHidden ? every.filter(({ state }) => state !== 'done') : every
  if (all.length === 0) return null
  return (
    <Stack component="ul" gap={0} className={classes['uploads']} aria-label="Uploads">
      {all.map((upload) => (
        <UploadRow key={upload.key} upload={upload} uploads={uploads} />
      ))}
    </Stack>
  )
}

function UploadRow({ upload, uploads }: { upload: PendingUpload; uploads: Uploads }) {
  const { key, file, state } = upload
  const { retry, remove } = uploads.getState()
  return (
    <li className={classes['upload']}>
      <Face file={file} />
      <div>
        <Text size="sm" truncate>
          {file.name}
        </Text>
        <UploadState upload={upload} />
      </div>
      <Group gap={4} wrap="nowrap">
        {state === 'failed' && (
          <Button size="compact-sm" variant="default" onClick={() => retry(key)}>
            Try again
          </Button>
        )}
        <ActionIcon
          size={28}
          variant="subtle"
          color="gray"
          aria-label={`${state === 'done' || state === 'failed' ? 'Dismiss' : 'Stop'}: ${file.name}`}
          onClick={() => remove(key)}
        >
          <IconX size={16} />
        </ActionIcon>
      </Group>
    </li>
  )
}

function Face({ file }: { file: File }) {
  const kind = kindOfFile(file)
  if (kind === 'image') return <ImageFace file={file} />
  const Icon = kindIcons[kind]
  return (
    <span className={`${classes['preview']} ${classes['file']}`}>
      <Icon size={22} stroke={1.4} aria-hidden />
    </span>
  )
}

function ImageFace({ file }: { file: File }) {
  return <img ref={usePreview(file)} alt="" className={classes['preview']} />
}

function UploadState({ upload: { state, sent, problem, file } }: { upload: PendingUpload }) {
  if (state === 'failed')
    return (
      <Text size="xs" c="red.9" role="alert">
        <IconAlertTriangle size={13} aria-hidden /> {problem}
      </Text>
    )
  if (state === 'done')
    return (
      <Text component="output" size="xs" c="pine.8">
        <IconCheck size={13} aria-hidden /> Uploaded
      </Text>
    )
  const isMaking = sent === 1
  return (
    <Stack gap={3}>
      <Progress.Root size={6}>
        <Progress.Section
          value={sent * 100}
          animated={isMaking}
          aria-label={`Uploading ${file.name}`}
        />
      </Progress.Root>
      <Text size="xs" c="var(--ink-soft)">
        {describe(state, sent, kindOfFile(file))}
      </Text>
    </Stack>
  )
}

function describe(state: PendingUpload['state'], sent: number, kind: MediaKind) {
  if (state === 'waiting') return 'Waiting'
  if (sent < 1) return `${Math.round(sent * 100)}% sent`
  return kind === 'image' ? 'Creating sizes…' : 'Storing…'
}

import { Button, Drawer, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { MediaDetails as Details } from '@vitrine/contract/content/media.ts'
import { mediaImage } from '@vitrine/sections/parts/media-image.ts'
import { calls } from '../../platform/api/calls.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { refusalCodeOf } from '../../platform/api/refused.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { countOf } from '../../platform/ui/count-of.ts'
import { formatDay } from '../../platform/ui/format-date.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { showFailure, showSuccess } from '../../platform/toast.ts'
import { AltForm } from './alt-form.tsx'
import { formatBytes } from '@vitrine/commerce/text/format-bytes.ts'
import classes from './media.module.css'
import { UsedIn } from './used-in.tsx'
import { Changes } from '../../platform/ui/changes.tsx'

interface MediaDetailsProps {
  id: string | undefined
  onClose: () => void
}

export function MediaDetails({ id, onClose }: MediaDetailsProps) {
  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      title="Image"
      position="right"
      // In document order, so that the skip link stays the first link.
      withinPortal={false}
      zIndex={199}
      size={440}
      closeButtonProps={{ 'aria-label': 'Close' }}
      attributes={{ header: { role: 'none' } }}
      classNames={{ title: classes['title'] ?? '' }}
    >
      {id && <Loaded key={id} id={id} onClose={onClose} />}
    </Drawer>
  )
}

function Loaded({ id, onClose }: { id: string; onClose: () => void }) {
  // Usage may change elsewhere, so it is never cached.
  const { data, error, refetch } = useQuery(
    calls.media.get.queryOptions({ input: { id }, staleTime: 0 }),
  )
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={260} radius="md" />
  const { srcSet, blur } = mediaImage(data.url) ?? {}
  return (
    <Stack>
      {data.kind === 'image' ? (
        <div className={`${classes['large']} ${blur ? '' : classes['clear']}`}>
          <img src={data.url} srcSet={srcSet} sizes="420px" alt={data.alt} />
        </div>
      ) : (
        <Player media={data} />
      )}
      <div>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {data.name}
        </Text>
        <Text size="sm" c="var(--ink-soft)">
          {data.kind === 'image'
            ? `${data.width} × ${data.height} pixels, ${formatBytes(data.bytes)} in all sizes`
            : formatBytes(data.bytes)}
          , {formatDay(data.createdAt)}
        </Text>
      </div>
      {data.kind === 'image' && <AltForm key={data.alt} image={data} />}
      <UsedIn image={data} />
      <Changes>
        <Actions image={data} onDeleted={onClose} onRefused={() => void refetch()} />
      </Changes>
    </Stack>
  )
}

/** Plays the file as it is; its captions are a file of their own. */
function Player({ media: { kind, url, name } }: { media: Details }) {
  if (kind === 'captions') return null
  return (
    <div className={classes['large']}>
      {kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video src={url} controls preload="metadata" aria-label={name} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio src={url} controls preload="metadata" aria-label={name} />
      )}
    </div>
  )
}

interface ActionsProps {
  image: Details
  onDeleted: () => void
  onRefused: () => void
}

function Actions({ image, onDeleted, onRefused }: ActionsProps) {
  const { id, kind, useCount } = image
  const noun = kind === 'image' ? 'image' : 'file'
  const remove = useMutation(
    calls.media.delete.mutationOptions({
      meta: { showsRefusals: true },
      async onSuccess() {
        showSuccess(noun === 'image' ? 'Image deleted' : 'File deleted')
        onDeleted()
        queryClient.removeQueries({ queryKey: calls.media.get.queryKey({ input: { id } }) })
        await refresh(calls.media.list)
      },
    }),
  )
  const handleDelete = () =>
    confirmDanger({
      ...questionFor(useCount, noun),
      onConfirm: () =>
        remove.mutate(
          { id, force: useCount > 0 },
          {
            onError(error) {
              showFailure(messageOf(error))
              if (refusalCodeOf(error) === 'picture_in_use') onRefused()
            },
          },
        ),
    })
  return (
    <Group>
      <Button
        variant="default"
        c="red.9"
        leftSection={<IconTrash size={17} aria-hidden />}
        loading={remove.isPending}
        onClick={handleDelete}
      >
        Delete {noun}
      </Button>
    </Group>
  )
}

function questionFor(useCount: number, noun: 'image' | 'file') {
  const title = `Delete this ${noun}?`
  if (useCount === 0)
    return {
      title,
      text: 'It is not used in your shop. This cannot be undone.',
      confirm: `Delete ${noun}`,
    }
  return {
    title,
    text: `It is used in ${countOf(useCount, 'place')}, which will have no ${noun}. This cannot be undone.`,
    confirm: 'Delete anyway',
  }
}

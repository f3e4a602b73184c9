import { Stack } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { MediaBrowser } from './media-browser.tsx'
import { MediaDetails } from './media-details.tsx'
import { LinkTile } from './media-tile.tsx'
import { UploadArea } from './upload-area.tsx'
import { UploadButton } from './upload-button.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'

export const meta = titled('Media')

export default function Media() {
  const list = useListParams(['search'])
  const uploads = useUploads()
  const { add } = uploads.getState()
  const opened = useOpenedImage()
  return (
    <UploadArea onFiles={add}>
      <Screen
        title="Media"
        hint="Drop images, videos and recordings anywhere on this page, paste them, or upload them."
        actions={<UploadButton takesAll onFiles={add} />}
      >
        <Stack>
          <UploadList uploads={uploads} />
          <Panel flush>
            <MediaBrowser
              place={{ search: list.values.search, pageNumber: list.pageNumber }}
              onSearch={(term) => list.set('search', term)}
              onPage={list.setPage}
              renderTile={(item) => <LinkTile item={item} to={opened.pathTo(item.id)} />}
              whenNew={<NoImages onFiles={add} />}
            />
          </Panel>
        </Stack>
      </Screen>
      <MediaDetails id={opened.id} onClose={opened.close} />
    </UploadArea>
  )
}

/** In the URL, so that reload, sharing and Back work. */
function useOpenedImage() {
  const [params, setParams] = useSearchParams()
  return {
    id: params.get('picture') ?? undefined,
    pathTo(id: string) {
      const next = new URLSearchParams(params)
      next.set('picture', id)
      return `?${next.toString()}`
    },
    close: () =>
      setParams(
        (current) => {
          current.delete('picture')
          return current
        },
        { preventScrollReset: true },
      ),
  }
}

function NoImages({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <EmptyState
      icon={IconPhotoUp}
      title="No images yet"
      action={<UploadButton takesAll variant="default" onFiles={onFiles} />}
    >
      Upload product photos, banners and your logo: JPEG, PNG, WebP, AVIF, GIF or TIFF, up to 20 MB
      each. Every size your shop needs is created for you. Videos can have up to 200 MB, recordings
      up to 50 MB.
    </EmptyState>
  )
}

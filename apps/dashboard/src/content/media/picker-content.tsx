import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import type { MediaItem } from '@vitrine/contract/content/media.ts'
import { useState } from 'react'
import { countOf } from '../../platform/ui/count-of.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { AddressField } from './address-field.tsx'
import { MediaBrowser, type MediaPlace } from './media-browser.tsx'
import { ChoiceTile } from './media-tile.tsx'
import classes from './media.module.css'
import { UploadArea } from './upload-area.tsx'
import { UploadButton } from './upload-button.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

export interface ChosenImage {
  url: string
  alt: string
}

export interface PickerContentProps {
  multiple?: boolean
  onChoose: (images: ChosenImage[]) => void
  onRemove?: (() => void) | undefined
  onDone: () => void
}

export function PickerContent(props: PickerContentProps) {
  const { multiple = false, onChoose, onRemove, onDone } = props
  const [chosen, setChosen] = useState<readonly MediaItem[]>([])
  const [place, setPlace] = useState<MediaPlace>({ search: undefined, pageNumber: 0 })
  const add = (item: MediaItem) => setChosen((now) => (multiple ? [...now, item] : [item]))
  const uploads = useUploads(add)

  function toggle(item: MediaItem) {
    if (chosen.some(({ id }) => id === item.id))
      setChosen(chosen.filter(({ id }) => id !== item.id))
    else add(item)
  }

  function take(images: readonly ChosenImage[]) {
    onChoose(images.map(({ url, alt }) => ({ url, alt })))
    onDone()
  }

  const { add: upload } = uploads.getState()
  return (
    <UploadArea onFiles={upload}>
      <Stack>
        <UploadList uploads={uploads} />
        <div className={classes['library']}>
          <MediaBrowser
            place={place}
            kind="image"
            onSearch={(term) => setPlace({ search: term || undefined, pageNumber: 0 })}
            onPage={(page) => setPlace({ ...place, pageNumber: page - 1 })}
            renderTile={(item) => (
              <ChoiceTile
                item={item}
                isChosen={chosen.some(({ id }) => id === item.id)}
                onPress={() => toggle(item)}
                onDoublePress={() => take([item])}
              />
            )}
            whenNew={
              <EmptyState icon={IconPhotoUp} title="No images yet">
                Upload images, drop them here or paste one.
              </EmptyState>
            }
          />
        </div>
        <AddressField onUse={(url) => take([{ url, alt: '' }])} />
        <Group justify="space-between">
          <Group gap="xs">
            <UploadButton variant="default" multiple={multiple} onFiles={upload} />
            {onRemove && (
              <Button
                variant="subtle"
                color="red.8"
                onClick={() => {
                  onRemove()
                  onDone()
                }}
              >
                Remove image
              </Button>
            )}
          </Group>
          <Group gap="sm">
            <Text size="sm" c="var(--ink-soft)" aria-live="polite">
              {chosen.length > 0 && `${countOf(chosen.length, 'image')} selected`}
            </Text>
            <Button disabled={chosen.length === 0} onClick={() => take(chosen)}>
              {multiple ? 'Use images' : 'Use image'}
            </Button>
          </Group>
        </Group>
      </Stack>
    </UploadArea>
  )
}

import { Anchor, Button, Group, Input, Text, VisuallyHidden } from '@mantine/core'
import { IconPhotoSearch, IconPhotoUp } from '@tabler/icons-react'
import { useState } from 'react'
import { AddressField } from '../../../content/media/address-field.tsx'
import { MediaPicker } from '../../../content/media/media-picker.tsx'
import type { ChosenImage } from '../../../content/media/picker-content.tsx'
import { UploadArea } from '../../../content/media/upload-area.tsx'
import { UploadButton } from '../../../content/media/upload-button.tsx'
import { UploadList } from '../../../content/media/upload-list.tsx'
import { useUploads } from '../../../content/media/use-uploads.ts'
import { Panel } from '../../../platform/ui/panel.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { ImageGrid } from './image-grid.tsx'
import { addImages, imagesOf, maxGalleryImages, moveImage, withImages } from './product-images.ts'
import { useProductFormContext } from './product-form-context.ts'
import classes from './media-panel.module.css'

export function MediaPanel() {
  const form = useProductFormContext()
  const [announcement, setAnnouncement] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const [isByUrl, setByUrl] = useState(false)
  const [open, setOpen] = useState<number>()
  const uploads = useUploads((item) => add([item]))
  const images = imagesOf(form.values)
  const isFull = images.length > maxGalleryImages

  function change(next: string[]) {
    form.setValues(withImages(next))
    form.clearErrors()
  }

  // Several uploads may finish between two renders.
  function add(chosen: readonly ChosenImage[]) {
    const { imageAlts, ...current } = form.getValues()
    change(
      addImages(
        imagesOf(current),
        chosen.map(({ url }) => url),
      ),
    )
    const alts = chosen.filter(({ alt }) => alt).map(({ url, alt }) => [url, alt])
    form.setFieldValue('imageAlts', { ...Object.fromEntries(alts), ...imageAlts })
    setAnnouncement(chosen.length === 1 ? 'Image added.' : `${chosen.length} images added.`)
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= images.length) return
    change(moveImage(images, from, to))
    setAnnouncement(`Moved to position ${to + 1} of ${images.length}.`)
  }

  function remove(index: number) {
    setOpen(undefined)
    change(images.toSpliced(index, 1))
    setAnnouncement('Image removed.')
  }

  return (
    <Panel
      title="Media"
      {...(images.length > 1 && { hint: 'The first image is the main image. Drag to reorder.' })}
    >
      <UploadArea onFiles={uploads.getState().add}>
        {images.length > 0 && <ImageGrid images={images} onMove={move} onOpen={setOpen} />}
        <div className={images.length ? classes['more'] : classes['zone']}>
          {!images.length && (
            <>
              <IconPhotoUp size={34} stroke={1.4} aria-hidden />
              <Text size="sm">Drop images here, or paste them.</Text>
            </>
          )}
          <Group gap="xs" justify={images.length ? 'flex-start' : 'center'}>
            {!isFull && (
              <>
                <UploadButton variant="default" onFiles={uploads.getState().add} />
                <Button
                  variant="default"
                  leftSection={<IconPhotoSearch size={17} aria-hidden />}
                  aria-haspopup="dialog"
                  onClick={() => setChoosing(true)}
                >
                  Choose from library
                </Button>
                <Anchor
                  component="button"
                  type="button"
                  size="sm"
                  px={6}
                  aria-expanded={isByUrl}
                  onClick={() => setByUrl(!isByUrl)}
                >
                  Add by URL
                </Anchor>
              </>
            )}
          </Group>
        </div>
      </UploadArea>
      {isByUrl && !isFull && (
        <AddressField
          label="Image URL"
          action="Add image"
          onUse={(url) => {
            setByUrl(false)
            add([{ url, alt: '' }])
          }}
        />
      )}
      <UploadList uploads={uploads} isDoneHidden />
      {form.errors['galleryImages'] && <Input.Error>{form.errors['galleryImages']}</Input.Error>}
      <VisuallyHidden component="output" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      <MediaPicker multiple opened={isChoosing} onClose={() => setChoosing(false)} onChoose={add} />
      {open !== undefined && open < images.length && (
        <ImageDialog
          index={open}
          url={images[open] ?? ''}
          onClose={() => setOpen(undefined)}
          onMakeMain={() => {
            move(open, 0)
            setOpen(undefined)
          }}
          onRemove={() => remove(open)}
        />
      )}
    </Panel>
  )
}

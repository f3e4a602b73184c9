import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { ImagePreview } from './image-preview.tsx'
import { imageName, imagePath } from './image-name.ts'
import { useProductFormContext } from './product-form-context.ts'

interface ImageDialogProps {
  index: number
  url: string
  onClose: () => void
  onMakeMain: () => void
  onRemove: () => void
}

export function ImageDialog({ index, url, onClose, onMakeMain, onRemove }: ImageDialogProps) {
  const form = useProductFormContext()
  const path = imagePath(index)
  const { imageAlts } = form.values

  function changeUrl(next: string) {
    const { [url]: alt, ...others } = imageAlts
    form.setFieldValue('imageAlts', alt ? { ...others, [next]: alt } : others)
    form.setFieldValue(path, next)
  }

  return (
    <Modal opened onClose={onClose} title={imageName(index)} size="lg" centered>
      <Stack>
        <ImagePreview url={url} />
        <Textarea
          label="Alt text"
          description="Describe the image for people who cannot see it and for search engines."
          data-autofocus
          autosize
          minRows={2}
          maxLength={300}
          value={imageAlts[url] ?? ''}
          onChange={(event) =>
            form.setFieldValue('imageAlts', { ...imageAlts, [url]: event.currentTarget.value })
          }
        />
        <TextInput
          label="Image URL"
          placeholder="https://… or /media/…"
          inputMode="url"
          spellCheck={false}
          maxLength={2000}
          value={url}
          error={form.errors[path]}
          onChange={(event) => changeUrl(event.currentTarget.value)}
        />
        <Group justify="space-between" gap="xs">
          <Button
            variant="subtle"
            color="red.8"
            leftSection={<IconTrash size={17} aria-hidden />}
            onClick={onRemove}
          >
            Remove image
          </Button>
          <Group gap="xs">
            {index > 0 && (
              <Button variant="default" onClick={onMakeMain}>
                Make main image
              </Button>
            )}
            <Button onClick={onClose}>Done</Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  )
}

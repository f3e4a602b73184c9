import { ActionIcon, Button, Input, Stack } from '@mantine/core'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { ImageField } from '../../ui/image-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useProductFormContext } from './product-form-context.ts'

export function MediaPanel() {
  const form = useProductFormContext()
  return (
    <Panel title="Pictures" hint="The product image comes first, then the gallery.">
      <Stack>
        <ImageField label="Product image" {...form.getInputProps('productImage')} />
        {form.values.galleryImages.map((_, index) => (
          <GalleryImage key={index} index={index} />
        ))}
        {form.errors['galleryImages'] && <Input.Error>{form.errors['galleryImages']}</Input.Error>}
      </Stack>
      <Button
        variant="default"
        leftSection={<IconPlus size={17} aria-hidden />}
        onClick={() => form.insertListItem('galleryImages', '')}
        disabled={form.values.galleryImages.length >= 50}
        style={{ alignSelf: 'flex-start' }}
      >
        Add a gallery picture
      </Button>
    </Panel>
  )
}

function GalleryImage({ index }: { index: number }) {
  const form = useProductFormContext()
  const label = `Gallery picture ${index + 1}`
  return (
    <ImageField
      label={label}
      {...form.getInputProps(`galleryImages.${index}`)}
      actions={
        <>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={`Move ${label.toLowerCase()} up`}
            disabled={index === 0}
            onClick={() => form.reorderListItem('galleryImages', { from: index, to: index - 1 })}
          >
            <IconArrowUp size={17} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={`Remove ${label.toLowerCase()}`}
            onClick={() => form.removeListItem('galleryImages', index)}
          >
            <IconTrash size={17} aria-hidden />
          </ActionIcon>
        </>
      }
    />
  )
}

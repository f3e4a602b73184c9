import { ActionIcon, Button, Input, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { EntryHandle } from '../../builder/panel/controls/entry-handle.tsx'
import { type EntryDrag, useEntryDrag } from '../../builder/panel/controls/use-entry-drag.ts'
import { MediaPicker } from '../../media/media-picker.tsx'
import { PictureField } from '../../media/picture-field.tsx'
import type { ChosenPicture } from '../../media/picker-content.tsx'
import { Panel } from '../../ui/panel.tsx'
import { movePicture, picturesOf, withPictures } from './pictures.ts'
import { useProductFormContext } from './product-form-context.ts'
import classes from './product-form.module.css'

const mostGallery = 50

export function MediaPanel() {
  const form = useProductFormContext()
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const pictures = picturesOf(form.values)
  const drag = useEntryDrag(list, move)

  function change(next: string[]) {
    form.setValues(withPictures(next))
    form.clearErrors()
  }

  function add(chosen: readonly ChosenPicture[]) {
    const urls = chosen.map(({ url }) => url)
    change([...new Set([...pictures.filter(Boolean), ...urls])].slice(0, mostGallery + 1))
    const alts = chosen.filter(({ alt }) => alt).map(({ url, alt }) => [url, alt])
    form.setFieldValue('imageAlts', { ...Object.fromEntries(alts), ...form.values.imageAlts })
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= pictures.length) return
    change(movePicture(pictures, from, to))
    setSaid(`Moved to place ${to + 1} of ${pictures.length}.`)
    // The handle that was pressed stays under the fingers.
    requestAnimationFrame(() => handleAt(list.current, to)?.focus())
  }

  return (
    <Panel
      title="Pictures"
      hint="The first one is the product image. Drag them, or press ↑ and ↓ on a handle, to change the order."
    >
      <ol ref={list} className={classes['pictures']}>
        {pictures.map((url, index) => (
          <Picture
            key={index}
            index={index}
            url={url}
            line={drag.lineAt(index, pictures.length)}
            drag={drag}
            onMove={move}
            onRemove={() => change(pictures.toSpliced(index, 1))}
          />
        ))}
      </ol>
      {form.errors['galleryImages'] && <Input.Error>{form.errors['galleryImages']}</Input.Error>}
      <Text component="output" className="mantine-visually-hidden" aria-live="polite">
        {said}
      </Text>
      <Button
        variant="default"
        leftSection={<IconPlus size={17} aria-hidden />}
        onClick={() => setChoosing(true)}
        disabled={pictures.length > mostGallery}
        style={{ alignSelf: 'flex-start' }}
      >
        Add pictures
      </Button>
      <MediaPicker multiple opened={isChoosing} onClose={() => setChoosing(false)} onChoose={add} />
    </Panel>
  )
}

function handleAt(list: HTMLElement | null, index: number) {
  return list?.children[index]?.querySelector('button')
}

interface PictureProps {
  index: number
  url: string
  line: 'before' | 'after' | undefined
  drag: EntryDrag
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

function Picture({ index, url, line, drag, onMove, onRemove }: PictureProps) {
  const form = useProductFormContext()
  const name = index === 0 ? 'Product image' : `Gallery picture ${index}`
  const path = index === 0 ? 'productImage' : `galleryImages.${index - 1}`
  const { imageAlts } = form.values

  function rename(next: string) {
    const { [url]: alt, ...others } = imageAlts
    form.setFieldValue('imageAlts', alt ? { ...others, [next]: alt } : others)
    form.setFieldValue(path, next)
  }

  return (
    <li
      className={classes['picture']}
      data-entry
      data-drop={line}
      data-held={drag.held === index || undefined}
    >
      <EntryHandle index={index} name={name.toLowerCase()} drag={drag} onMove={onMove} />
      <div className={classes['pictureFields']}>
        <PictureField
          label={name}
          {...form.getInputProps(path)}
          onChange={(value) =>
            rename(typeof value === 'string' ? value : value.currentTarget.value)
          }
        />
        <TextInput
          label="What it shows"
          aria-label={`What ${name.toLowerCase()} shows`}
          placeholder="In words, for those who cannot see it"
          maxLength={300}
          value={imageAlts[url] ?? ''}
          onChange={(event) =>
            form.setFieldValue('imageAlts', { ...imageAlts, [url]: event.currentTarget.value })
          }
        />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray.7"
        size="lg"
        aria-label={`Remove ${name.toLowerCase()}`}
        onClick={onRemove}
      >
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
    </li>
  )
}

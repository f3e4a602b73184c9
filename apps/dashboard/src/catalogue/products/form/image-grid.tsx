import { Input, UnstyledButton } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { mediaImage } from '@vitrine/sections/parts/media-image.ts'
import { type PointerEvent, useRef, useState } from 'react'
import { EntryHandle } from '../../../platform/ui/entry-handle.tsx'
import { type EntryDrag, useEntryDrag } from '../../../platform/ui/use-entry-drag.ts'
import { imageName, imagePath } from './image-name.ts'
import { useProductFormContext } from './product-form-context.ts'
import classes from './media-panel.module.css'

interface ImageGridProps {
  images: readonly string[]
  onMove: (from: number, to: number) => void
  onOpen: (index: number) => void
}

export function ImageGrid({ images, onMove, onOpen }: ImageGridProps) {
  const list = useRef<HTMLOListElement>(null)
  const drag = useEntryDrag(list, move, 'grid')

  function move(from: number, to: number) {
    onMove(from, to)
    // Restores the focus to the handle after the move.
    requestAnimationFrame(() => list.current?.children[to]?.querySelector('button')?.focus())
  }

  return (
    <ol ref={list} className={classes['grid']}>
      {images.map((url, index) => (
        <ImageTile
          key={index}
          index={index}
          url={url}
          line={drag.lineAt(index, images.length)}
          drag={drag}
          onMove={move}
          onOpen={onOpen}
        />
      ))}
    </ol>
  )
}

interface ImageTileProps {
  index: number
  url: string
  line: 'before' | 'after' | undefined
  drag: EntryDrag
  onMove: (from: number, to: number) => void
  onOpen: (index: number) => void
}

/** Pixels a mouse moves before a press becomes a drag. */
const dragDistance = 5

function ImageTile({ index, url, line, drag, onMove, onOpen }: ImageTileProps) {
  const { errors, values } = useProductFormContext()
  const [broken, setBroken] = useState<string>()
  const start = useRef<{ x: number; y: number }>(null)
  const hasDragged = useRef(false)
  const name = imageName(index)
  const path = imagePath(index)
  const error = errors[path]
  const alt = values.imageAlts[url]

  function handlePointerDown(event: PointerEvent) {
    const { pointerType, pointerId, button, clientX, clientY } = event
    hasDragged.current = false
    // A finger scrolls the page; it drags by the handle only.
    start.current = pointerType === 'mouse' && button === 0 ? { x: clientX, y: clientY } : null
    // A fast mouse is over another tile by its first move event.
    if (start.current) event.currentTarget.setPointerCapture(pointerId)
  }

  function handlePointerMove(event: PointerEvent) {
    if (!start.current) return
    const { x, y } = start.current
    if (hasDragged.current) drag.follow(event)
    else if (Math.hypot(event.clientX - x, event.clientY - y) > dragDistance) {
      hasDragged.current = true
      drag.begin(index, event)
    }
  }

  function handlePointerEnd(end: () => void) {
    start.current = null
    if (hasDragged.current) end()
  }

  return (
    <li
      className={classes['tile']}
      data-entry
      data-drop={line}
      data-dragged={drag.dragged === index || undefined}
      data-invalid={Boolean(error) || undefined}
    >
      <EntryHandle
        layout="grid"
        className={classes['handle']}
        index={index}
        name={name.toLowerCase()}
        drag={drag}
        onMove={onMove}
      />
      <UnstyledButton
        className={classes['face']}
        data-path={path}
        aria-label={alt ? `Edit ${name.toLowerCase()}: ${alt}` : `Edit ${name.toLowerCase()}`}
        aria-haspopup="dialog"
        aria-invalid={Boolean(error) || undefined}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerUp={() => handlePointerEnd(drag.drop)}
        onPointerCancel={() => handlePointerEnd(drag.cancel)}
        onClick={() => !hasDragged.current && onOpen(index)}
      >
        {url && broken !== url ? (
          <img
            src={url}
            srcSet={mediaImage(url)?.srcSet}
            sizes="320px"
            alt=""
            draggable={false}
            loading="lazy"
            onError={() => setBroken(url)}
          />
        ) : (
          <IconPhoto size={30} stroke={1.3} aria-hidden />
        )}
      </UnstyledButton>
      {index === 0 && <span className={classes['main']}>{url ? 'Main' : 'No main image'}</span>}
      {error && <Input.Error className={classes['error']}>{error}</Input.Error>}
    </li>
  )
}

import { useWindowEvent } from '@mantine/hooks'
import { IconPhotoUp } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import classes from './media.module.css'

interface UploadAreaProps {
  onFiles: (files: File[]) => void
  children: ReactNode
}

export function UploadArea({ onFiles, children }: UploadAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)

  useWindowEvent('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0 || event.defaultPrevented || isForAnother(event, area.current)) return
    event.preventDefault()
    onFiles(files)
  })

  function handleDrag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }

  function handleDrop(event: DragEvent) {
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }

  function handleLeave({ currentTarget, relatedTarget }: DragEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
  }

  return (
    <div
      ref={area}
      className={classes['area']}
      onDragEnter={handleDrag}
      onDragOver={handleDrag}
      onDragLeave={handleLeave}
      onDrop={handleDrop}
    >
      {children}
      {isOver && (
        <div className={classes['over']}>
          <IconPhotoUp size={40} stroke={1.3} aria-hidden />
          Drop to upload
        </div>
      )}
    </div>
  )
}

/** Ignores pastes into text fields, and dialogs above the area. */
function isForAnother({ target }: Event, area: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false
  const dialog = target.closest('[role="dialog"]')
  if (dialog && !dialog.contains(area)) return true
  return target.closest('[contenteditable="true"]') !== null
}

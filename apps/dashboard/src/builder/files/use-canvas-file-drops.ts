import { useEffect } from 'react'
import { COMPONENT } from '../dom/component-element.ts'
import { toBuilder } from '../dom/canvas-zoom.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import type { FileDrops, Under } from './file-drops.ts'
import { hasFiles } from './has-files.ts'

/** Distance to a section's edge, in pixels, that targets the gap; less in a low section. */
const EDGE = 32
const EDGE_PART = 0.2

export function useCanvasFileDrops({ files, store }: { files: FileDrops; store: BuilderStore }) {
  useEffect(() => {
    const frame = window.frameElement as HTMLElement
    const isEditing = () => !store.getState().previewMode

    function onOver(event: DragEvent) {
      if (!hasFiles(event) || !event.dataTransfer) return
      event.preventDefault()
      event.dataTransfer.dropEffect = isEditing() ? 'copy' : 'none'
      if (!isEditing()) return
      const point = toBuilder(frame, { x: event.clientX, y: event.clientY })
      const count = [...event.dataTransfer.items].filter(({ kind }) => kind === 'file').length
      files.over(point, sectionUnder(event), count)
    }

    function onLeave({ relatedTarget }: DragEvent) {
      if (relatedTarget === null) files.leave()
    }

    function onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      void files.drop([...(event.dataTransfer?.files ?? [])])
    }

    const listeners = new AbortController()
    const on = { capture: true, signal: listeners.signal }
    document.addEventListener('dragenter', onOver, on)
    document.addEventListener('dragover', onOver, on)
    document.addEventListener('dragleave', onLeave, on)
    document.addEventListener('drop', onDrop, on)
    return () => listeners.abort()
  }, [files, store])
}

function sectionUnder({ target, clientY }: DragEvent): Under | undefined {
  const section = (target as Element).closest?.<HTMLElement>(`[${COMPONENT}]`)
  const id = section?.getAttribute(COMPONENT)
  if (!section || !id) return undefined
  const { top, bottom, height } = section.getBoundingClientRect()
  const edge = Math.min(EDGE, height * EDGE_PART)
  const isAtEdge = clientY - top < edge || bottom - clientY < edge
  return { id, slide: shownSlide(section), isAtEdge }
}

/** All slides but the shown one are inert. */
function shownSlide(section: HTMLElement): number {
  const slides = section.querySelector('[inert]')?.parentElement?.children ?? []
  return Math.max(
    0,
    [...slides].findIndex((slide) => !slide.hasAttribute('inert')),
  )
}

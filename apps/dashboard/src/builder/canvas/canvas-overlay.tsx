import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand/react'
import { useBuilder, useBuilderState, useOfNode } from '../context/builder-context.ts'
import { CHILDREN, type NodeId } from '../model/page/document.ts'
import type { Rect } from '../dom/geometry.ts'
import styles from './canvas-overlay.css?inline'
import { COMPONENT, componentAt } from '../dom/component-element.ts'
import { zoomOf } from '../dom/canvas-zoom.ts'
import { useNameAt } from '../library/use-name-of.ts'
import { seenPart } from '../dom/seen-part.ts'
import { AddLines } from './add-lines.tsx'
import { SectionToolbar } from './section-toolbar.tsx'
import { type TrackedRect, useTrackedRect } from './use-tracked-rect.ts'

const MANY = 40

export function CanvasOverlay() {
  const root = useShadowRoot()
  const previewMode = useBuilderState((state) => state.previewMode)
  if (previewMode) return null
  return createPortal(
    <>
      <style>{styles}</style>
      <Outlines />
    </>,
    root,
  )
}

function useShadowRoot(): ShadowRoot {
  const [root] = useState(createShadowRoot)
  useEffect(() => {
    const host = root.host as HTMLElement
    document.documentElement.append(host)
    // Tools keep their size at every zoom level.
    const measure = () => {
      const frame = window.frameElement as HTMLElement
      const { left, right } = seenPart(frame)
      host.style.setProperty('--canvas-zoom', String(zoomOf(frame)))
      host.style.setProperty('--canvas-width', `${right - left}px`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      host.remove()
    }
  }, [root])
  return root
}

function createShadowRoot(): ShadowRoot {
  const host = document.createElement('div')
  host.id = 'builder-overlay'
  return host.attachShadow({ mode: 'open' })
}

function Outlines() {
  const { pointer, files } = useBuilder()
  const state = useStore(pointer.state)
  const selected = useBuilderState((builder) => builder.selectedComponent)
  const also = useBuilderState((builder) => builder.alsoSelected)
  const hovered = useHovered()
  const fileDrop = useStore(files.state, (now) => now.shown)
  useMarks(also)
  if (state.name === 'dragging') {
    return (
      <>
        {state.dragged.kind === 'existing' && <Outline id={state.dragged.id} look="lifted" />}
        {state.drop?.place.parent && (
          <Outline id={state.drop.place.parent} look="over">
            <ReleaseChip id={state.drop.place.parent} />
          </Outline>
        )}
        {state.drop?.surface === 'canvas' && (
          <div className="line" data-axis={state.drop.line.axis} style={boxOf(state.drop.line)} />
        )}
      </>
    )
  }
  if (fileDrop?.kind === 'line') {
    const { line } = fileDrop.drop
    return <div className="line" data-axis={line.axis} style={boxOf(line)} />
  }
  if (fileDrop) {
    return (
      <Outline id={fileDrop.id} look="over">
        <span className="chip">Release to set the image</span>
      </Outline>
    )
  }
  return (
    <>
      {hovered !== undefined && hovered !== selected && (
        <Outline id={hovered} look="hovered">
          <NameChip id={hovered} />
        </Outline>
      )}
      {also.length <= MANY && also.map((id) => <Outline key={id} id={id} look="selected" />)}
      <AddLines selected={selected} />
      {selected !== null && (
        <Outline id={selected} look="selected">
          <SectionToolbar id={selected} />
        </Outline>
      )}
    </>
  )
}

/** Marks many selected components at once: a tracked outline for each is slow on a long page. */
function useMarks(ids: readonly NodeId[]) {
  useEffect(() => {
    if (ids.length <= MANY) return undefined
    const marked = new Set(ids)
    const elements = [...document.querySelectorAll(`[${COMPONENT}]`)].filter((element) =>
      marked.has(element.getAttribute(COMPONENT)!),
    )
    for (const element of elements) element.setAttribute('data-marked', '')
    return () => {
      for (const element of elements) element.removeAttribute('data-marked')
    }
  }, [ids])
}

function useHovered(): NodeId | undefined {
  const [hovered, setHovered] = useState<NodeId>()
  useEffect(() => {
    const onOver = (event: Event) => setHovered(componentAt(event.target))
    const onLeave = () => setHovered(undefined)
    document.addEventListener('pointerover', onOver)
    document.documentElement.addEventListener('pointerleave', onLeave)
    // Opening a dialog moves the focus away without a pointerleave event.
    window.addEventListener('blur', onLeave)
    return () => {
      document.removeEventListener('pointerover', onOver)
      document.documentElement.removeEventListener('pointerleave', onLeave)
      window.removeEventListener('blur', onLeave)
    }
  }, [])
  return hovered
}

interface OutlineProps {
  id: NodeId
  look: 'hovered' | 'selected' | 'over' | 'lifted'
  children?: ReactNode
}

function Outline({ id, look, children }: OutlineProps) {
  const rect = useTrackedRect(id)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (rect && box.current) keepToolsInView(box.current, rect)
  }, [rect])
  if (!rect) return null
  return (
    <div
      ref={box}
      className={`outline ${look}`}
      data-inside={rect.isAtTop || undefined}
      style={boxOf(rect)}
    >
      {children}
    </div>
  )
}

/**
 * Keeps a section's tools inside of what is seen of the canvas: moved across at its edges, and down
 * while the section's top is scrolled out of view.
 */
function keepToolsInView(box: HTMLElement, { above, seenLeft, seenRight }: TrackedRect) {
  const tools = box.querySelector<HTMLElement>('.toolbar, .chip')
  if (!tools) return
  tools.style.translate = 'none'
  const { left, right, height } = tools.getBoundingClientRect()
  const edge = Math.min(seenRight, document.documentElement.clientWidth)
  const back = Math.min(0, edge - right)
  const across = Math.max(back, seenLeft - left)
  const down = Math.min(above, Math.max(0, box.offsetHeight - height))
  if (across !== 0 || down > 0) tools.style.translate = `${across}px ${down}px`
}

function boxOf({ left, top, right, bottom }: Rect): CSSProperties {
  return { left, top, width: right - left, height: bottom - top }
}

function ReleaseChip({ id }: { id: NodeId }) {
  const isEmpty = useOfNode(id, (node) => node?.slots[CHILDREN]?.length === 0)
  return isEmpty ? null : <span className="chip">Release to drop</span>
}

function NameChip({ id }: { id: NodeId }) {
  const name = useNameAt(id)
  return name === '' ? null : <span className="chip name">{name}</span>
}

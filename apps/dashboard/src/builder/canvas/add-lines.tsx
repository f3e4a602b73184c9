import { IconPlus } from '@tabler/icons-react'
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import type { Side } from '../commands/menu-commands.ts'
import { useBuilder, useBuilderState, useOfNode } from '../context/builder-context.ts'
import { zoomOf } from '../dom/canvas-zoom.ts'
import { findComponentElement } from '../dom/component-element.ts'
import type { Rect } from '../dom/geometry.ts'
import type { NodeId } from '../model/page/document.ts'
import { nameOfType } from '../sections/section-types.ts'
import { anchorOf } from '../dom/anchor-of.ts'
import { type Axis, axisOf, findGapAt, type Gap, isSection } from './gap.ts'
import { useTrackedRect } from './use-tracked-rect.ts'

const bothSides: readonly Side[] = ['before', 'after']

/** A line with a ＋ at the edges of the selected section and at the edge under the pointer. */
export function AddLines({ selected }: { selected: string | null }) {
  const { store } = useBuilder()
  const hovered = useHoveredGap()
  const isOne = useBuilderState((state) => state.alsoSelected.length === 0)
  const isShown = selected !== null && isOne && isSection(store.getState().components, selected)
  const isElsewhere = hovered && !(isShown && hovered.id === selected)
  return (
    <>
      {isShown && <Lines id={selected} sides={bothSides} isQuiet />}
      {isElsewhere && (
        <Lines id={hovered.id} sides={[hovered.side]} isQuiet={hovered.id === selected} />
      )}
    </>
  )
}

function useHoveredGap(): Gap | undefined {
  const { store } = useBuilder()
  const [gap, setGap] = useState<Gap>()
  useEffect(() => {
    let frame = 0
    const onMove = (event: PointerEvent) => {
      cancelAnimationFrame(frame)
      if (event.pointerType === 'touch' || isOverlay(event)) return
      frame = requestAnimationFrame(() => {
        const zoom = zoomOf(window.frameElement as HTMLElement)
        const found = findGapAt(event, store.getState().components, zoom)
        setGap((before) => (isSame(before, found) ? before : found))
      })
    }
    const onLeave = () => {
      cancelAnimationFrame(frame)
      setGap(undefined)
    }
    document.addEventListener('pointermove', onMove)
    document.documentElement.addEventListener('pointerleave', onLeave)
    return () => {
      onLeave()
      document.removeEventListener('pointermove', onMove)
      document.documentElement.removeEventListener('pointerleave', onLeave)
    }
  }, [store])
  return gap
}

function isOverlay({ target }: Event): boolean {
  return (target as Element).id === 'builder-overlay'
}

function isSame(one: Gap | undefined, other: Gap | undefined): boolean {
  return one?.id === other?.id && one?.side === other?.side
}

interface LinesProps {
  id: NodeId
  sides: readonly Side[]
  isQuiet: boolean
}

function Lines({ id, sides, isQuiet }: LinesProps) {
  const { commands } = useBuilder()
  const rect = useTrackedRect(id)
  const axis = useAxis(id, rect)
  const type = useOfNode(id, (node) => node?.type)
  if (!rect || type === undefined) return null
  return sides.map((side) => (
    <div
      key={side}
      className="add"
      data-axis={axis}
      data-quiet={isQuiet || undefined}
      style={edgeOf(rect, side, axis)}
    >
      <button
        type="button"
        aria-label={`Add ${side} ${nameOfType(type)}`}
        title="Add a section here"
        aria-haspopup="dialog"
        onClick={(event) => commands.askWhatToAdd(id, side, anchorOf(event.currentTarget))}
      >
        <IconPlus size={16} stroke={2} aria-hidden />
      </button>
    </div>
  ))
}

/** Measured when the section's box changes only: each measurement lays the page out. */
function useAxis(id: NodeId, rect: Rect | undefined): Axis {
  return useMemo(() => {
    const element = rect && findComponentElement(document, id)
    return element ? axisOf(element) : 'y'
  }, [id, rect])
}

function edgeOf(rect: Rect, side: Side, axis: Axis): CSSProperties {
  const { left, top, right, bottom } = rect
  if (axis === 'x') return { top, height: bottom - top, left: side === 'before' ? left : right }
  return { left, width: right - left, top: side === 'before' ? top : bottom }
}

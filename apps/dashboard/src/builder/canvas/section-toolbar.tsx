import {
  IconArrowDown,
  IconArrowsMove,
  IconArrowUp,
  IconCopy,
  IconCornerLeftUp,
  IconDots,
  IconEyeOff,
  IconTrash,
} from '@tabler/icons-react'
import { isMain } from '@vitrine/sections/types/page-main/main-of-template.ts'
import { type MouseEvent, type ReactNode, useMemo } from 'react'
import { useBuilder, useBuilderState, useOfNode, useTree } from '../context/builder-context.ts'
import { useNameAt } from '../library/use-name-of.ts'
import type { NodeId, PageDocument } from '../model/page/document.ts'
import { findPlace } from '../model/page/find-node.ts'
import { findPlaceBeside } from '../store/page-order.ts'
import { anchorOf } from '../dom/anchor-of.ts'

export function SectionToolbar({ id }: { id: NodeId }) {
  const { commands } = useBuilder()
  const type = useOfNode(id, (node) => node?.type)
  const tree = useTree()
  const isFirst = useMemo(() => !findPlaceBeside(tree, id, 'up'), [tree, id])
  const isLast = useMemo(() => !findPlaceBeside(tree, id, 'down'), [tree, id])
  const around = useMemo(() => findAround(tree, id), [tree, id])
  const others = useBuilderState((state) => state.alsoSelected.length)
  const own = useNameAt(id)
  if (type === undefined) return null
  const isFixed = isMain({ type })
  const name = others > 0 ? `${others + 1} sections` : own
  return (
    <div className="toolbar" role="toolbar" aria-label={`${name} tools`}>
      <span className="name">{name}</span>
      {around !== null && <SelectAround id={around} />}
      {!isFixed && (
        <Tool label="Duplicate" onClick={() => commands.duplicate(id)}>
          <IconCopy size={15} stroke={1.8} />
        </Tool>
      )}
      <Tool
        label="Move Up"
        disabled={isFirst && others === 0}
        onClick={() => commands.moveBeside(id, 'up')}
      >
        <IconArrowUp size={15} stroke={1.8} />
      </Tool>
      <Tool
        label="Move Down"
        disabled={isLast && others === 0}
        onClick={() => commands.moveBeside(id, 'down')}
      >
        <IconArrowDown size={15} stroke={1.8} />
      </Tool>
      <Tool label="Move to…" onClick={() => commands.askWhereTo(id)}>
        <IconArrowsMove size={15} stroke={1.8} />
      </Tool>
      {!isFixed && (
        <>
          <Tool label="Hide" onClick={() => commands.toggleHidden(id)}>
            <IconEyeOff size={15} stroke={1.8} />
          </Tool>
          <Tool label="Delete" onClick={() => commands.remove(id)}>
            <IconTrash size={15} stroke={1.8} />
          </Tool>
        </>
      )}
      <Tool label="More" onClick={(event) => commands.showActs(id, anchorOf(event.currentTarget))}>
        <IconDots size={15} stroke={1.8} />
      </Tool>
    </div>
  )
}

function findAround(tree: PageDocument, id: NodeId): NodeId | null {
  return findPlace(tree, id)?.parent ?? null
}

function SelectAround({ id }: { id: NodeId }) {
  const { commands } = useBuilder()
  const name = useNameAt(id)
  return (
    <Tool label={`Select ${name} around it`} onClick={() => commands.select(id)}>
      <IconCornerLeftUp size={15} stroke={1.8} />
    </Tool>
  )
}

interface ToolProps {
  label: string
  disabled?: boolean
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
  children: ReactNode
}

function Tool({ label, disabled = false, onClick, children }: ToolProps) {
  return (
    <button type="button" title={label} aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  )
}

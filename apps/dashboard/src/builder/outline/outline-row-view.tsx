import {
  IconChevronRight,
  IconClock,
  IconDevices,
  IconDots,
  IconEyeOff,
  IconLayoutBottombar,
  IconLayoutNavbar,
  IconLink,
  IconStack2,
} from '@tabler/icons-react'
import { memo } from 'react'
import { useStore } from 'zustand/react'
import { useBuilder, useBuilderState, useNode } from '../context/builder-context.ts'
import { COMPONENT } from '../dom/component-element.ts'
import { useNameOf } from '../library/use-name-of.ts'
import type { ComponentNode, Region } from '../model/page/document.ts'
import { anchorOf } from '../dom/anchor-of.ts'
import { addsOf } from '../pointer/pointer-state.ts'
import { SectionIcon } from '../sections/section-icon.tsx'
import { anchorAt } from '../store/open-menu.ts'
import { shortTextOf } from '../sections/short-text.ts'
import classes from './outline.module.css'
import { indentOf, ROW } from './outline-geometry.ts'
import type { OutlineRow } from './outline-rows.ts'
import { type OutlineStore, setExpanded } from './outline-state.ts'

interface OutlineRowProps {
  row: OutlineRow
  at: number
  isActive: boolean
  outline: OutlineStore
}

export const OutlineRowView = memo(function OutlineRowView(props: OutlineRowProps) {
  const { row, at, isActive, outline } = props
  const { pointer, commands } = useBuilder()
  const isSelected = useBuilderState(
    (state) => state.selectedComponent === row.id || state.alsoSelected.includes(row.id),
  )
  const isOver = useStore(
    pointer.state,
    (state) => state.name === 'dragging' && state.drop?.place.parent === row.id,
  )
  return (
    <div
      role="treeitem"
      tabIndex={isActive ? 0 : -1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.count}
      aria-expanded={row.isExpanded}
      aria-selected={row.isRegion ? undefined : isSelected}
      data-over={isOver || undefined}
      data-region={row.isRegion || undefined}
      {...(!row.isRegion && { [COMPONENT]: row.id })}
      className={classes['row']}
      style={{ top: at * ROW, height: ROW, paddingLeft: indentOf(row) }}
      onFocus={() => outline.setState({ active: row.id })}
      onContextMenu={(event) => {
        if (row.isRegion || event.defaultPrevented) return
        event.preventDefault()
        commands.showActs(row.id, anchorAt({ x: event.clientX, y: event.clientY }))
      }}
      onPointerDown={(event) => {
        if (event.button !== 0 || row.isRegion) return
        const point = { x: event.clientX, y: event.clientY }
        const dragged = { kind: 'existing', id: row.id, adds: addsOf(event) } as const
        pointer.press(dragged, point, event.pointerType)
      }}
    >
      <Chevron row={row} outline={outline} />
      {row.isRegion ? <RegionName region={row.region} /> : <SectionName id={row.id} />}
      {isSelected && !row.isRegion && <More id={row.id} />}
    </div>
  )
})

function Chevron({ row, outline }: Pick<OutlineRowProps, 'row' | 'outline'>) {
  if (row.isExpanded === undefined) return <span className={classes['chevron']} />
  return (
    <span
      aria-hidden
      className={classes['chevron']}
      data-open={row.isExpanded || undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.stopPropagation()
        setExpanded(outline, row.id, !row.isExpanded)
      }}
    >
      <IconChevronRight size={14} />
    </span>
  )
}

/** For fingers; the keyboard has the menu's key, a mouse its second button. */
function More({ id }: { id: string }) {
  const { commands } = useBuilder()
  return (
    <span
      aria-hidden
      className={classes['more']}
      onPointerDown={(event) => {
        if (event.button === 0) event.stopPropagation()
      }}
      onClick={(event) => commands.showActs(id, anchorOf(event.currentTarget))}
    >
      <IconDots size={16} />
    </span>
  )
}

const regionNames: Record<Region, string> = {
  header: 'Top of every page',
  page: 'This page',
  footer: 'Bottom of every page',
}
const regionIcons = { header: IconLayoutNavbar, page: IconStack2, footer: IconLayoutBottombar }

function RegionName({ region }: { region: Region }) {
  const Icon = regionIcons[region]
  return (
    <span className={classes['region']}>
      <Icon size={14} stroke={1.6} aria-hidden />
      {regionNames[region]}
    </span>
  )
}

function SectionName({ id }: { id: string }) {
  const node = useNode(id)
  const type = node?.type ?? ''
  const link = node?.details.linked
  const text = node && link === undefined ? shortTextOf(node) : ''
  const name = useNameOf(node)
  return (
    <>
      <SectionIcon type={type} size={15} />
      <span
        className={classes['name']}
        data-hidden={node?.hidden || undefined}
        title={text ? `${name}: ${text}` : undefined}
      >
        {name}
        {text && <span className={classes['text']}> {text}</span>}
      </span>
      {link !== undefined && (
        <IconLink className={classes['eye']} size={14} aria-label="Linked to the library" />
      )}
      {node && isScheduled(node) && (
        <IconClock className={classes['eye']} size={14} aria-label="Shown at times" />
      )}
      {node?.details.hiddenOn && (
        <IconDevices className={classes['eye']} size={14} aria-label="Hidden on some devices" />
      )}
      {node?.hidden && <IconEyeOff className={classes['eye']} size={14} aria-label="Hidden" />}
    </>
  )
}

function isScheduled({ details }: ComponentNode): boolean {
  return details.shownFrom !== undefined || details.shownUntil !== undefined
}

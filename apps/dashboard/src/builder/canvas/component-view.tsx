import type { PageItem } from '@vitrine/contract/content/page.ts'
import { UnknownItem } from '@vitrine/sections/parts/unknown-item.tsx'
import { findBlockComponent } from '@vitrine/sections/render/block-components.ts'
import { BlockView } from '@vitrine/sections/render/block-view.tsx'
import { findPart } from '@vitrine/sections/render/components.ts'
import { SectionView } from '@vitrine/sections/render/section-view.tsx'
import { memo, useMemo } from 'react'
import { useStore } from 'zustand/react'
import { menuIn, ViewWithMenu } from './view-with-menu.tsx'
import { useBuilder, useBuilderState, useNode, useSubject } from '../context/builder-context.ts'
import { anchorOf } from '../dom/anchor-of.ts'
import { CHILDREN, type NodeId } from '../model/page/document.ts'
import { LinkedView } from './linked-view.tsx'
import { shownItem } from './shown-item.ts'

const ComponentView = memo(function ComponentView({ id }: { id: NodeId }) {
  const node = useNode(id)
  const subject = useSubject()
  const item = useMemo(() => node && shownItem(node, subject), [node, subject])
  if (!node || !item || node.hidden) return null
  if (node.details.linked !== undefined) return <LinkedView node={node} />
  const children = node.slots[CHILDREN]
  const isBlock = node.contentType === 'block'
  if (!(isBlock ? findBlockComponent(item) : findPart(item))) return <Unknown item={item} />
  const menuId = menuIn(item)
  if (menuId !== undefined) return <ViewWithMenu item={item} menuId={menuId} />
  const View = isBlock ? BlockView : SectionView
  return (
    <View
      item={item}
      slot={
        children && (children.length > 0 ? <ComponentList ids={children} /> : <Empty id={id} />)
      }
    />
  )
})

export function ComponentList({ ids }: { ids: readonly NodeId[] }) {
  return ids.map((id) => <ComponentView key={id} id={id} />)
}

function Unknown({ item }: { item: PageItem }) {
  const isPreview = useBuilderState((state) => state.previewMode)
  return isPreview ? null : <UnknownItem item={item} />
}

/** Offers a start by mouse, finger and keyboard; a drag goes anywhere on it. */
export function EmptyPage() {
  const { commands } = useBuilder()
  const isPreview = useBuilderState((state) => state.previewMode)
  if (isPreview) return null
  return (
    <div className="builder-start">
      <Empty id={null} />
      <div className="builder-start-acts">
        <button type="button" onClick={commands.askForTemplate}>
          Start from a template
        </button>
        <button
          type="button"
          onClick={(event) => commands.askWhatToAddFirst(anchorOf(event.currentTarget))}
        >
          Add a section
        </button>
      </div>
    </div>
  )
}

function Empty({ id }: { id: NodeId | null }) {
  const { pointer } = useBuilder()
  const isPreview = useBuilderState((state) => state.previewMode)
  const isOver = useStore(
    pointer.state,
    (state) =>
      state.name === 'dragging' &&
      state.drop?.place.parent === id &&
      state.drop.place.slot !== 'global',
  )
  if (isPreview) return null
  return (
    <div className="builder-empty" data-over={isOver || undefined}>
      {isOver ? 'Release to drop' : 'Drag components here'}
    </div>
  )
}

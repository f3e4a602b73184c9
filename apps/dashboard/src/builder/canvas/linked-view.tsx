import type { PageItem } from '@vitrine/contract/content/page.ts'
import { childrenOf } from '@vitrine/sections/kit/page-item.ts'
import { BlockList } from '@vitrine/sections/render/block-list.tsx'
import { BlockView } from '@vitrine/sections/render/block-view.tsx'
import { fillItem } from '@vitrine/sections/render/fill-template.ts'
import { type LinkedSections, resolveLinked } from '@vitrine/sections/render/linked/with-linked.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import { SectionList } from '@vitrine/sections/render/section-list.tsx'
import { SectionView } from '@vitrine/sections/render/section-view.tsx'
import { shownContent } from '@vitrine/sections/render/shown-content.ts'
import type { Subject } from '@vitrine/sections/render/subject.ts'
import { useMemo } from 'react'
import { useStore } from 'zustand/react'
import { useBuilder, useBuilderState, useSubject } from '../context/builder-context.ts'
import { LINKED } from '../dom/component-element.ts'
import type { ComponentNode } from '../model/page/document.ts'
import { linkOfNode } from '../model/page/link-of-node.ts'

/** Shows a section of the library as shoppers see it; a press on it selects the whole. */
export function LinkedView({ node }: { node: ComponentNode }) {
  const { linked } = useBuilder()
  const { sections, isRead } = useStore(linked)
  const isPreview = useBuilderState((state) => state.previewMode)
  const subject = useSubject()
  const item = useMemo(() => shownLinked(node, sections, subject), [node, sections, subject])
  if (!item) return isPreview ? null : <NotShown id={node.id} isRead={isRead} />
  if (item.contentType === 'block')
    return <BlockView item={item} slot={<BlockList of={item} aboveFold={false} />} />
  const children = childrenOf(item)
  return (
    <SectionView item={item} slot={children.length > 0 && <SectionList content={children} />} />
  )
}

function NotShown({ id, isRead }: { id: string; isRead: boolean }) {
  return (
    <div data-section-id={id} className="section-placeholder">
      {isRead ? 'What is linked here is hidden, or no longer in the library.' : 'Linked section'}
    </div>
  )
}

/** Its place may be hidden at this time, which the canvas shows nevertheless. */
function shownLinked(node: ComponentNode, sections: LinkedSections, subject: Subject | undefined) {
  const link = { ...linkOfNode(node), shownFrom: undefined, shownUntil: undefined }
  const whole = resolveLinked(link, sections)
  if (!whole) return undefined
  const [filled] = subject
    ? normalizeContent([whole]).map((each) => fillItem(each, subject))
    : [whole]
  const [shown] = shownContent([filled ?? whole])
  return shown && withMark(shown)
}

function withMark(item: PageItem): PageItem {
  const root = { ...(item.props['root'] as object | undefined), [LINKED]: '' }
  return { ...item, props: { ...item.props, root } }
}

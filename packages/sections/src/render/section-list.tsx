import { memo } from 'react'
import { childrenOf, type Content } from '../kit/page-item.ts'
import { SectionView } from './section-view.tsx'

interface SectionListProps {
  content: Content
  aboveFold?: boolean
}

export const SectionList = memo(function SectionList({
  content,
  aboveFold = false,
}: SectionListProps) {
  return content.map((item, index) => {
    const children = childrenOf(item)
    const isFirst = aboveFold && index === 0
    return (
      <SectionView
        key={item.id}
        item={item}
        aboveFold={isFirst}
        slot={children.length > 0 && <SectionList content={children} aboveFold={isFirst} />}
      />
    )
  })
})

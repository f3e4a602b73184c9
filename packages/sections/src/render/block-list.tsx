import type { PageItem } from '@vitrine/contract/content/page.ts'
import { childrenOf } from '../kit/page-item.ts'
import { BlockView } from './block-view.tsx'

interface BlockListProps {
  /** The section or group that the blocks are in. */
  of: Pick<PageItem, 'props'>
  aboveFold: boolean
}

export function BlockList({ of, aboveFold }: BlockListProps) {
  return childrenOf(of).map((item) => (
    <BlockView
      key={item.id}
      item={item}
      aboveFold={aboveFold}
      slot={<BlockList of={item} aboveFold={aboveFold} />}
    />
  ))
}

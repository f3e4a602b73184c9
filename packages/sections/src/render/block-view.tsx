import type { PageItem } from '@vitrine/contract/content/page.ts'
import { createElement, useContext, type ReactNode } from 'react'
import { SectionModeContext } from '../kit/section-mode.ts'
import { findBlockComponent } from './block-components.ts'

interface BlockViewProps {
  item: PageItem
  slot?: ReactNode
  aboveFold?: boolean
}

export function BlockView({ item, slot, aboveFold = false }: BlockViewProps) {
  const isShop = useContext(SectionModeContext) === 'shop'
  const { id, type, props } = item
  const component = findBlockComponent(item)
  if (component) return createElement(component, { id, props, slot, aboveFold })
  if (isShop) return null
  return (
    <div data-section-id={id} className="section-placeholder">
      “{type}” cannot be shown here.
    </div>
  )
}

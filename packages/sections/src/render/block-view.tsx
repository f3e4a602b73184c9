import type { PageItem } from '@vitrine/contract/content/page.ts'
import { createElement, type ReactNode } from 'react'
import { findBlockComponent } from './block-components.ts'

interface BlockViewProps {
  item: PageItem
  slot?: ReactNode
  aboveFold?: boolean
}

export function BlockView({ item, slot, aboveFold = false }: BlockViewProps) {
  const { id, props } = item
  const component = findBlockComponent(item)
  if (!component) return null
  return createElement(component, { id, props, slot, aboveFold })
}

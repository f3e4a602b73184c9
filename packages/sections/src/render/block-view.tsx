import type { PageItem } from '@vitrine/contract/content/page.ts'
import { createElement, useContext, type ReactNode } from 'react'
import { UnknownContext } from '../kit/unknown-context.ts'
import { findBlockComponent } from './block-components.ts'

interface BlockViewProps {
  item: PageItem
  slot?: ReactNode
  aboveFold?: boolean
}

export function BlockView({ item, slot, aboveFold = false }: BlockViewProps) {
  const unknown = useContext(UnknownContext)
  const { id, props } = item
  const component = findBlockComponent(item)
  if (!component) return createElement(unknown, { item })
  return createElement(component, { id, props, slot, aboveFold })
}

import { createElement, type ComponentType } from 'react'
import { childrenOf } from '../kit/page-item.ts'
import type { SectionProps } from '../kit/section-props.ts'
import { BlockList } from './block-list.tsx'

/**
 * Renders the blocks of a section; loads only where one of them needs JavaScript. On the builder's
 * canvas they come in the slot, since each of them renders by itself.
 */
export function withBlocks<Schema extends { defaults: object }>(
  section: ComponentType<SectionProps<Schema>>,
): ComponentType<SectionProps<Schema>> {
  return function SectionWithBlocks(props) {
    const { aboveFold = false, slot } = props
    const of = { props: props.props as Record<string, unknown> }
    const hasBlocks = childrenOf(of).length > 0
    const blocks = hasBlocks ? <BlockList of={of} aboveFold={aboveFold} /> : slot
    return createElement(section, { ...props, slot: blocks })
  }
}

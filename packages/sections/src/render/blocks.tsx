import { createElement, type ComponentType } from 'react'
import { childrenOf } from '../kit/page-item.ts'
import type { SectionProps } from '../kit/section-props.ts'
import { FreeSection as Free } from '../types/free-section/free-section.tsx'
import { ImageWithText as WithImage } from '../types/image-with-text/image-with-text.tsx'
import { BlockList } from './block-list.tsx'

/**
 * The sections that take blocks, in one file: it loads only where one of their blocks needs
 * JavaScript.
 */
export const FreeSection = withBlocks(Free)
export const ImageWithText = withBlocks(WithImage)

/** On the builder's canvas the blocks come in the slot, since each of them renders by itself. */
function withBlocks<Schema extends { defaults: object }>(
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

import type { ComponentNode } from '../model/page/document.ts'
import { shownTexts } from './shown-texts.ts'

const LENGTH = 60

export function shortTextOf(node: Pick<ComponentNode, 'type' | 'props'>): string {
  const [first = ''] = shownTexts(node)
  return first.slice(0, LENGTH)
}

import { hasWords, splitWords } from '../../platform/has-words.ts'
import type { ComponentNode } from '../model/page/document.ts'
import { nameOfNode, nameOfType } from './section-types.ts'
import { shownTexts } from './shown-texts.ts'

const LENGTH = 60
const BEFORE = 20

type Named = Pick<ComponentNode, 'type' | 'props' | 'details'>

/**
 * Searches the names and all texts of a section or block.
 * @returns the text around what was found, else its first text; undefined unless it has all words
 */
export function findWords(node: Named, term: string): string | undefined {
  const texts = [...shownTexts(node)]
  const all = [nameOfNode(node), nameOfType(node.type), ...texts].join(' ')
  if (!hasWords(all, term)) return undefined
  for (const text of texts) {
    const places = splitWords(term)
      .map((word) => text.toLowerCase().indexOf(word))
      .filter((at) => at >= 0)
    if (places.length > 0) return excerpt(text, Math.min(...places))
  }
  return texts[0]?.slice(0, LENGTH) ?? ''
}

function excerpt(text: string, at: number): string {
  if (text.length <= LENGTH || at <= BEFORE) return text.slice(0, LENGTH)
  const start = text.lastIndexOf(' ', at - BEFORE) + 1
  return `${start > 0 ? '… ' : ''}${text.slice(start, start + LENGTH)}`
}

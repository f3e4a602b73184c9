import type { PageItem } from '@vitrine/contract/content/page.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import type { ComponentNode, PageDocument } from '../model/page/document.ts'
import { listInOrder } from '../model/page/list-in-order.ts'
import { loadContent } from '../model/page/load-content.ts'
import { nameOfType } from '../sections/section-types.ts'

export interface Difference {
  id: string
  name: string
  how: 'only here' | 'only there' | 'different'
}

interface Theirs {
  content: readonly PageItem[]
  globalContent: readonly PageItem[]
}

export function listDifferences(mine: PageDocument, theirs: Theirs): Difference[] {
  const other = loadContent({
    content: normalizeContent(theirs.content),
    globalContent: normalizeContent(theirs.globalContent),
  })
  const here = listInOrder(mine).flatMap((id) => differenceOf(mine.nodes.get(id)!, other))
  const there = listInOrder(other)
    .filter((id) => !mine.nodes.has(id))
    .map((id) => describe(other.nodes.get(id)!, 'only there'))
  return [...here, ...there]
}

function differenceOf(node: ComponentNode, { nodes }: PageDocument): Difference[] {
  const other = nodes.get(node.id)
  if (!other) return [describe(node, 'only here')]
  return isSame(ownOf(node), ownOf(other)) ? [] : [describe(node, 'different')]
}

const ownOf = ({ props, hidden, details }: ComponentNode) => [props, hidden, details]

function describe({ id, type, props }: ComponentNode, how: Difference['how']): Difference {
  const words = [props['title'], props['text'], props['logoText']].find(
    (value) => typeof value === 'string' && value !== '',
  ) as string | undefined
  const name = nameOfType(type)
  return { id, name: words === undefined ? name : `${name} “${words.slice(0, 40)}”`, how }
}

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === others.length &&
    keys.every((key) => isSame(one[key as keyof typeof one], other[key as keyof typeof other]))
  )
}

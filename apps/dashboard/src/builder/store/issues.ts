import { CHILDREN, type NodeId, type PageDocument } from '../model/page/document.ts'
import type { Issue } from './saving-state.ts'

export interface PlacedIssue {
  readonly id: NodeId | null
  readonly path: string
  readonly message: string
}

/** Finds the component of `content.2.props.childComponents.0.props.title`. */
export function placeIssue({ root, nodes }: PageDocument, issue: Issue): PlacedIssue {
  const [part, ...rest] = issue.path.split('.')
  let list = part === 'content' ? root.page : part === 'globalContent' ? root.global : []
  let id: NodeId | null = null
  let at = 0
  while (list[Number(rest[at])] !== undefined) {
    id = list[Number(rest[at])]!
    at += 1
    if (rest[at] !== 'props' || rest[at + 1] !== CHILDREN) break
    list = nodes.get(id)?.slots[CHILDREN] ?? []
    at += 2
  }
  if (id === null) return { id, path: issue.path, message: issue.message }
  if (rest[at] === 'props') at += 1
  return { id, path: rest.slice(at).join('.'), message: issue.message }
}

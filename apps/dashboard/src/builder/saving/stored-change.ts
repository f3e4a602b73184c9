import type { ComponentNode, NodeId, PageDocument } from '../model/page/document.ts'
import type { Step } from '../model/session/history.ts'
import type { StoredEdits } from './stored-edits.ts'

/** The difference to the last full copy of the edits, small even for a long page. */
export interface StoredChange extends Omit<
  StoredEdits,
  'components' | 'savedComponents' | 'history' | 'savedStep' | 'sent'
> {
  /** Identifies the full copy that the change applies to. */
  of: string
  basedOn: number
  components: DocumentChange
  savedComponents: DocumentChange
  sent: readonly DocumentChange[]
  past: { from: number; count: number; added: readonly Step[] }
  future: readonly Step[]
  /** Index in the past, or the step itself where it is not in it. */
  savedStep: number | Step | undefined
}

interface DocumentChange {
  nodes: readonly ComponentNode[]
  gone: readonly NodeId[]
  root: PageDocument['root'] | undefined
}

/** Above this number of changed nodes, a full copy is as cheap. */
const MAX_SIZE = 60

export function changeSince(before: StoredEdits, edits: StoredEdits): StoredChange | undefined {
  const { components, savedComponents, history, savedStep, sent = [], ...rest } = edits
  const { past, future } = history
  const from = Math.max(0, before.history.past.indexOf(past[0]!))
  const differs = past.findIndex((step, at) => step !== before.history.past[from + at])
  const count = differs < 0 ? past.length : differs
  const at = savedStep ? past.indexOf(savedStep) : -1
  const change: StoredChange = {
    ...rest,
    key: changeKey(edits.key),
    of: edits.key,
    basedOn: before.keptAt,
    components: changeOf(before.components, components),
    savedComponents: changeOf(before.components, savedComponents),
    sent: sent.map((page) => changeOf(before.components, page)),
    past: { from, count, added: past.slice(count) },
    future,
    savedStep: at < 0 ? savedStep : at,
  }
  return sizeOf(change) > MAX_SIZE ? undefined : change
}

function withChange(before: StoredEdits, change: StoredChange): StoredEdits {
  const {
    of: key,
    basedOn: _,
    components,
    savedComponents,
    sent,
    past,
    future,
    savedStep,
    ...rest
  } = change
  const { from, count, added } = past
  const steps = [...before.history.past.slice(from, from + count), ...added]
  return {
    ...rest,
    key,
    components: changed(before.components, components),
    savedComponents: changed(before.components, savedComponents),
    sent: sent.map((page) => changed(before.components, page)),
    history: { past: steps, future, open: null },
    savedStep: typeof savedStep === 'number' ? steps[savedStep] : savedStep,
  }
}

export const changeKey = (key: string) => `${key} since`

/** Applies stored changes to their full copies. */
export function joinChanges(records: readonly (StoredEdits | StoredChange)[]): StoredEdits[] {
  const changes = records.filter((record) => 'of' in record)
  return records.flatMap((record) => {
    if ('of' in record) return []
    const change = changes.find(({ of, basedOn }) => of === record.key && basedOn === record.keptAt)
    return change ? withChange(record, change) : record
  })
}

function changeOf(before: PageDocument, after: PageDocument): DocumentChange {
  const isSame = before.nodes === after.nodes
  return {
    nodes: isSame
      ? []
      : [...after.nodes.values()].filter((node) => before.nodes.get(node.id) !== node),
    gone: isSame ? [] : [...before.nodes.keys()].filter((id) => !after.nodes.has(id)),
    root: before.root === after.root ? undefined : after.root,
  }
}

function changed(before: PageDocument, { nodes, gone, root = before.root }: DocumentChange) {
  const next = new Map(before.nodes)
  for (const id of gone) next.delete(id)
  for (const node of nodes) next.set(node.id, node)
  return { nodes: next, root }
}

function sizeOf({ components, savedComponents, sent, past, future }: StoredChange): number {
  const lists = [components, savedComponents, ...sent].flatMap(({ nodes, gone }) => [nodes, gone])
  return [...lists, past.added, future].reduce((sum, list) => sum + list.length, 0)
}

import type { ComponentNode, PageDocument } from '../model/page/document.ts'
import type { BuilderState } from '../store/builder-state.ts'
import { placeIssue } from '../store/issues.ts'
import type { Issue } from '../store/saving-state.ts'

/**
 * Replaces refused values with the last saved ones. Returns undefined where a refusal is not about
 * a section's value.
 */
export function withoutRefused(
  { components, savedComponents }: Pick<BuilderState, 'components' | 'savedComponents'>,
  issues: readonly Issue[],
): PageDocument | undefined {
  const nodes = new Map(components.nodes)
  for (const issue of issues) {
    const { id, path } = placeIssue(components, issue)
    const [key = ''] = path.split('.')
    const node = id === null ? undefined : nodes.get(id)
    if (!node || !Object.hasOwn(node.props, key)) return undefined
    nodes.set(node.id, withSaved(node, key, savedComponents.nodes.get(node.id)))
  }
  return issues.length > 0 ? { ...components, nodes } : undefined
}

function withSaved(node: ComponentNode, key: string, saved: ComponentNode | undefined) {
  const { [key]: _refused, ...others } = node.props
  const before = saved && Object.hasOwn(saved.props, key) && { [key]: saved.props[key] }
  return { ...node, props: { ...others, ...before } }
}

import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { AnySection } from '../kit/define-section.ts'
import { isPageItem, maxDepth, type Content } from '../kit/page-item.ts'
import { safeCopy } from '../kit/safe-copy.ts'
import { fillLists } from './fill-lists.ts'
import { findSection } from './schemas.ts'

/**
 * Upgrades saved items to the current version and fills missing props with defaults. Unknown and
 * newer items are returned unchanged, and so are linked ones, which have no props.
 */
export function normalizeContent(content: Content): PageItem[] {
  return content.map((item) => normalizeItem(item, 1))
}

function normalizeItem(item: PageItem, depth: number): PageItem {
  const section = findSection(item.type)
  if (!section || item.linked !== undefined || versionOf(item) > section.version) return item
  const props = withDefaults(migrate(item, section), section)
  return { ...item, v: section.version, props: withChildren(props, depth) }
}

/** Items from before versioning have version 1. */
export function versionOf({ v }: PageItem): number {
  return v ?? 1
}

function migrate(item: PageItem, { migrations }: AnySection): Record<string, unknown> {
  return migrations
    .slice(versionOf(item) - 1)
    .reduce((props, lift) => lift(props), safeCopy(item.props))
}

function withDefaults(props: Record<string, unknown>, section: AnySection) {
  const filled = props
  for (const [key, value] of Object.entries(section.defaults)) {
    if (!Object.hasOwn(filled, key)) filled[key] = structuredClone(value)
  }
  return fillLists(filled, section.settings)
}

function withChildren(props: Record<string, unknown>, depth: number): Record<string, unknown> {
  const { childComponents } = props
  if (!Array.isArray(childComponents) || depth > maxDepth) return props
  return {
    ...props,
    childComponents: childComponents.map((child: unknown) =>
      isPageItem(child) ? normalizeItem(child, depth + 1) : child,
    ),
  }
}

import { isVisible, type Setting } from '@vitrine/sections/kit/setting.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import type { ComponentNode } from '../model/page/document.ts'
import type { Entry } from '../sections/list-entries.ts'

/** Words and lists are each section's own; the same ones everywhere would only lose them. */
const own = new Set<Setting['kind']>(['text', 'textarea', 'richText', 'list'])

/** Lists the settings that all selected components have and show. */
export function listShared(nodes: readonly ComponentNode[]): readonly Setting[] {
  const [first, ...others] = nodes.map(visibleSettings)
  const keyed = others.map((settings) => new Map(settings.map((each) => [each.key, each])))
  return (first ?? []).filter(
    (setting) =>
      !own.has(setting.kind) && keyed.every((each) => isAlike(setting, each.get(setting.key))),
  )
}

export function isMixed(nodes: readonly ComponentNode[], key: string): boolean {
  const [first, ...others] = nodes.map((node) => JSON.stringify(valuesOf(node)[key]))
  return others.some((value) => value !== first)
}

export function valuesOf({ type, props }: ComponentNode): Entry {
  return { ...(findSection(type)?.defaults as Entry), ...props }
}

function visibleSettings(node: ComponentNode): readonly Setting[] {
  const section = findSection(node.type)
  if (!section || (node.v ?? 1) > section.version) return []
  const values = valuesOf(node)
  return section.settings.filter(
    (each) => !each.inLayout && isVisible(each, values, section.settings),
  )
}

/** The same kind, name, limits and options; what differs in what it depends on does not matter. */
function isAlike(one: Setting, other: Setting | undefined): boolean {
  return other !== undefined && essence(one) === essence(other)
}

function essence({ help: _help, visibleIf: _if, group: _group, ...rest }: Setting): string {
  return JSON.stringify(rest)
}

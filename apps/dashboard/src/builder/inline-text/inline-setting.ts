import { isRecord } from '@vitrine/sections/page-item.ts'
import { findSection } from '@vitrine/sections/schemas.ts'
import type { Setting } from '@vitrine/sections/setting.ts'
import type { ComponentNode } from '../model/document.ts'

type Props = ComponentNode['props']

/** The setting of a text that is edited in place, found by its path: `slides.0.title`. */
export function findInlineSetting({ type, v }: ComponentNode, path: string): Setting | undefined {
  const section = findSection(type)
  if (!section || (v ?? 1) > section.version) return undefined
  const setting = findSetting(section.settings, path.split('.'))
  return setting && 'inline' in setting && setting.inline ? setting : undefined
}

function findSetting(
  settings: readonly Setting[],
  [key, index, ...rest]: string[],
): Setting | undefined {
  const setting = settings.find((each) => each.key === key)
  if (index === undefined) return setting
  return setting?.kind === 'list' ? findSetting(setting.settings, rest) : undefined
}

export function readAt(props: Props, path: string): string {
  let value: unknown = props
  for (const key of path.split('.')) value = stepInto(value, key)
  return typeof value === 'string' ? value : ''
}

/** The first prop on the path with the text in its place; nothing else is copied. */
export function writeAt(props: Props, path: string, text: string): { key: string; value: unknown } {
  const [key = '', ...rest] = path.split('.')
  return { key, value: writeInto(props[key], rest, text) }
}

function writeInto(value: unknown, [key, ...rest]: string[], text: string): unknown {
  if (key === undefined) return text
  const next = writeInto(stepInto(value, key), rest, text)
  if (Array.isArray(value)) return value.with(Number(key), next)
  return { ...(isRecord(value) && value), [key]: next }
}

function stepInto(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

import { isRecord } from '@vitrine/sections/kit/page-item.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import { isInEffect, type Setting } from '@vitrine/sections/kit/setting.ts'
import type { ComponentNode } from '../model/page/document.ts'

type Props = ComponentNode['props']

/** Finds the setting of a text by its path, such as `slides.0.title`. */
export function findInlineSetting(
  { type, v, props, details }: ComponentNode,
  path: string,
): Setting | undefined {
  const section = findSection(type)
  if (!section || details.linked !== undefined || (v ?? 1) > section.version) return undefined
  const setting = findSetting(section.settings, path.split('.'), props)
  return setting && 'inline' in setting && setting.inline ? setting : undefined
}

function findSetting(
  settings: readonly Setting[],
  [key = '', index, ...rest]: string[],
  values: unknown,
): Setting | undefined {
  // A text that can be formatted has two settings under one key; the values decide which applies.
  const named = settings.filter((each) => each.key === key)
  const setting = named.find((each) => isInEffect(each, isRecord(values) ? values : {})) ?? named[0]
  if (index === undefined) return setting
  if (setting?.kind !== 'list') return undefined
  return findSetting(setting.settings, rest, stepInto(stepInto(values, key), index))
}

export function readAt(props: Props, path: string): string {
  let value: unknown = props
  for (const key of path.split('.')) value = stepInto(value, key)
  return typeof value === 'string' ? value : ''
}

/** Returns the top-level prop with the text replaced; untouched parts are shared, not copied. */
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

import type { PageItem } from '@vitrine/contract/content/page.ts'
import { isPageItem, isRecord } from '@vitrine/sections/kit/page-item.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import { isInEffect, type Setting } from '@vitrine/sections/kit/setting.ts'
import { cleanHtml } from '../../platform/html/clean-html.ts'

type Values = Record<string, unknown>

/** Sanitises all formatted text and checks the depth; everything else is unchanged. */
export function cleanContent(content: readonly PageItem[]): PageItem[] {
  return content.map(cleanItem)
}

function cleanItem(item: PageItem): PageItem {
  const section = findSection(item.type)
  const props = section
    ? cleanValues(item.props, section.settings, section.defaults)
    : { ...item.props }
  const { childComponents } = props
  if (Array.isArray(childComponents)) {
    props['childComponents'] = childComponents.map((child: unknown) =>
      isPageItem(child) ? cleanItem(child) : child,
    )
  }
  return { ...item, props }
}

function cleanValues(values: Values, settings: readonly Setting[], defaults: object): Values {
  const cleaned = { ...values }
  const complete = { ...defaults, ...values }
  for (const setting of settings) {
    const value = values[setting.key]
    if (value !== undefined && isInEffect(setting, complete)) {
      cleaned[setting.key] = cleanValue(value, setting)
    }
  }
  return cleaned
}

function cleanValue(value: unknown, setting: Setting): unknown {
  if (setting.kind === 'richText' && typeof value === 'string') return cleanHtml(value)
  if (setting.kind !== 'list' || !Array.isArray(value)) return value
  return value.map((entry: unknown) =>
    isRecord(entry) ? cleanValues(entry, setting.settings, setting.item) : entry,
  )
}

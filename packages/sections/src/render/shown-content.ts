import type { PageItem } from '@vitrine/contract/content/page.ts'
import { emptyValue } from './fill-lists.ts'
import { normalizeContent } from './normalize-content.ts'
import { childrenOf, isRecord, type Content } from '../kit/page-item.ts'
import { isPerDevice } from '../kit/per-device.ts'
import { findSection } from './schemas.ts'
import type { ListKind, Setting } from '../kit/setting.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Returns content for shoppers: without what is hidden, upgraded, filled, and with defaults instead
 * of values that cannot render. The saved content is not changed.
 */
export function shownContent(content: Content): PageItem[] {
  return withoutHidden(normalizeContent(content)).map(repairItem)
}

function withoutHidden(content: Content): Content {
  return content.filter((item) => item.hidden !== true)
}

function repairItem(item: PageItem): PageItem {
  const section = findSection(item.type)
  if (!section || item.v !== section.version) return item
  const props = repairValues(item.props, section.settings, section.defaults as Values)
  if (item.props.childComponents === undefined) return { ...item, props }
  return {
    ...item,
    props: { ...props, childComponents: withoutHidden(childrenOf(item)).map(repairItem) },
  }
}

function repairValues(values: Values, settings: readonly Setting[], defaults: Values) {
  const repaired = { ...values }
  for (const setting of settings) {
    const { key } = setting
    repaired[key] = repairValue(values[key], setting, defaults[key])
  }
  return repaired
}

function repairValue(value: unknown, setting: Setting, fallback: unknown): unknown {
  if (setting.kind === 'list' && Array.isArray(value)) {
    return value.filter(isRecord).map((entry) => repairEntry(entry, setting))
  }
  const fits = setting.perDevice ? fitsDevices(value, fallback) : fitsLike(value, fallback)
  return fits ? value : structuredClone(fallback)
}

function repairEntry(entry: Values, { settings, item }: ListKind): Values {
  const empty = settings.map(({ key, kind }) => [key, emptyValue(kind, item, key)] as const)
  const id = typeof entry.id === 'string' ? entry.id : ''
  return { ...repairValues(entry, settings, Object.fromEntries(empty)), id }
}

function fitsDevices(value: unknown, fallback: unknown): boolean {
  const sample = isRecord(fallback) ? fallback.base : fallback
  if (!isRecord(value)) return fitsLike(value, sample)
  return isPerDevice(value) && Object.values(value).every((each) => fitsLike(each, sample))
}

function fitsLike(value: unknown, sample: unknown): boolean {
  return typeof value === typeof sample && !Array.isArray(sample)
}

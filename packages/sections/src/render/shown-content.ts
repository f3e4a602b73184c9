import type { PageItem } from '@vitrine/contract/content/page.ts'
import { emptyValue } from './fill-lists.ts'
import { normalizeContent } from './normalize-content.ts'
import { isShownAt, nextChangeOf, rootPropsOf } from '../kit/item-details.ts'
import { withMotionRules } from './with-motion-rules.ts'
import { takesOwnCss } from './takes-own-css.ts'
import { scopedCss } from '../kit/values/own-css.ts'
import { childrenOf, isRecord, walkContent, type Content } from '../kit/page-item.ts'
import { isPerDevice } from '../kit/per-device.ts'
import { findSection } from './schemas.ts'
import type { ListKind, Setting } from '../kit/setting.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Returns content for shoppers: without what is hidden then, upgraded, filled, and with defaults
 * instead of values that cannot render. The saved content is not changed.
 * @param at milliseconds
 */
export function shownContent(content: Content, at = Date.now()): PageItem[] {
  return withMotionRules(shownItems(normalizeContent(content), at))
}

function shownItems(content: Content, at: number): PageItem[] {
  // What is still linked is in no library.
  return content
    .filter((item) => item.linked === undefined && isShownAt(item, at))
    .map((item) => repairItem(item, at))
}

function repairItem(saved: PageItem, at: number): PageItem {
  const item = withoutOwnersDetails(saved)
  const section = findSection(item.type)
  if (!section || item.v !== section.version) return item
  const { root: _root, behind: _behind, ...values } = item.props
  const props = {
    ...repairValues(values, section.settings, section.defaults as Values),
    ...rootPropsOf(saved),
  }
  if (item.props.childComponents === undefined) return { ...item, props }
  return { ...item, props: { ...props, childComponents: shownItems(childrenOf(item), at) } }
}

/**
 * Shoppers learn neither names nor plans. The look is in the attributes of the root, bound values are
 * filled in, and CSS is for its section alone.
 */
function withoutOwnersDetails(item: PageItem): PageItem {
  const {
    name: _name,
    shownFrom: _from,
    shownUntil: _until,
    scheme: _scheme,
    bindings: _bound,
    ground: _ground,
    motion: _motion,
    css,
    ...shown
  } = item
  const scoped = takesOwnCss(item) ? scopedCss(css, item.id) : undefined
  return scoped === undefined ? shown : { ...shown, css: scoped }
}

/**
 * Returns the next moment, in milliseconds, at which shoppers see other content; undefined if it
 * stays as it is.
 */
export function nextChange(content: Content, at: number): number | undefined {
  let next: number | undefined
  for (const { item } of walkContent(content)) {
    const change = nextChangeOf(item, at)
    if (change !== undefined && (next === undefined || change < next)) next = change
  }
  return next
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

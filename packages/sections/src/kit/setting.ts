export interface Option {
  value: string
  label: string
}

/** Shows a setting while another one of the same section or list entry has this value. */
export interface Condition<
  Key extends string = string,
  Value extends boolean | string = boolean | string,
> {
  setting: Key
  is: Value
}

export type SettingGroup = 'Content' | 'Layout' | 'Style'

export type Kind =
  | { kind: 'checkbox' }
  | NumberKind
  | { kind: 'text'; maxLength?: number; placeholder?: string; inline?: true }
  | { kind: 'textarea'; maxLength?: number; placeholder?: string; inline?: true }
  | { kind: 'richText'; maxLength?: number; inline?: true }
  | ColorKind
  /** One to four sizes, as in CSS margins and paddings. */
  | { kind: 'spacing' }
  /** The widths of a grid's columns, such as `2 1` or `240px 1`. */
  | { kind: 'tracks' }
  | { kind: 'unitNumber'; units: readonly string[]; min?: number; max?: number; step?: number }
  /** `linear-gradient(…)` of colours. */
  | { kind: 'gradient' }
  | { kind: 'image' }
  | { kind: 'video' }
  | { kind: 'audio' }
  /** WebVTT. */
  | { kind: 'captions' }
  | { kind: 'link' }
  /** A product's slug. */
  | { kind: 'product' }
  /** A local time, such as `2026-12-24T18:00`. */
  | { kind: 'dateTime' }
  /** Rules for one section. */
  | { kind: 'css' }
  /** IANA, or empty for the shop's. */
  | { kind: 'timeZone' }
  /** A category's slug, or one of the collections in `options`. */
  | { kind: 'category'; options?: readonly Option[] }
  /** The id of one of the shop's menus. */
  | { kind: 'menu' }
  | { kind: 'select'; options: readonly Option[] }
  | ListKind

interface ColorKind {
  kind: 'color'
  /** The effective colour of an empty value: another setting, or a theme colour. */
  unset?: string
  /** The setting with the background that the text must contrast with. */
  standsOn?: string
}

export interface NumberKind {
  kind: 'number'
  min: number
  max: number
  step?: number
  unit?: string
}

export interface ListKind {
  kind: 'list'
  itemLabel: string
  maxItems: number
  /** Opening an entry in the panel also shows it on the canvas. */
  shownOnCanvas?: true
  /** The value of a new entry; an `id` is replaced by a fresh one. */
  item: object
  settings: readonly Setting[]
}

export type Control = Kind & {
  label: string
  help?: string
  visibleIf?: Condition
  /** Stored and validated, but not offered to the owner. */
  hidden?: true
  /** Without it shoppers see an empty space, so the builder warns before publishing. */
  isNeeded?: true
  /** The value may differ per device: `{ base, tablet?, mobile? }`. */
  perDevice?: true
  /** Offered only for a block in this layout on some device. */
  inLayout?: BlockLayout
}

export type BlockLayout = 'stack' | 'row' | 'grid' | 'overlap'

/**
 * A control of a section's prop. A prop whose kind depends on another has several settings, one of
 * them visible at a time.
 */
export type Setting = Control & { key: string; group?: SettingGroup }

type Values = Readonly<Record<string, unknown>>

export function isVisible(
  setting: Setting,
  values: Values,
  siblings: readonly Setting[] = [],
): boolean {
  return !setting.hidden && isReached(setting, values, siblings)
}

function isReached(setting: Setting, values: Values, siblings: readonly Setting[]): boolean {
  const above = siblings.filter(({ key }) => key === setting.visibleIf?.setting)
  return isInEffect(setting, values) && above.every((each) => isReached(each, values, siblings))
}

/** Checks the setting's own condition, even if the setting is hidden. */
export function isInEffect({ visibleIf }: Setting, values: Values): boolean {
  return !visibleIf || values[visibleIf.setting] === visibleIf.is
}

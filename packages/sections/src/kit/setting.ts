export interface Option {
  value: string
  label: string
}

/** When a setting is shown: another setting of the same section or list entry has this value. */
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
  /** One to four sizes, as CSS margins and paddings are written. */
  | { kind: 'spacing' }
  | { kind: 'unitNumber'; units: readonly string[]; min?: number; max?: number; step?: number }
  /** `linear-gradient(…)` of colours. */
  | { kind: 'gradient' }
  /** The address of a picture. */
  | { kind: 'image' }
  /** The address of a video file. */
  | { kind: 'video' }
  | { kind: 'link' }
  /** A product's slug. */
  | { kind: 'product' }
  /** A category's slug, or one of the collections in `options`. */
  | { kind: 'category'; options?: readonly Option[] }
  | { kind: 'select'; options: readonly Option[] }
  | ListKind

interface ColorKind {
  kind: 'color'
  /** The colour that holds where none is set: of another setting, or else of the shop's theme. */
  unset?: string
  /** The setting with the colour behind a text, which the text has to be read on. */
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
  /** What one entry is called, for example `Slide`. */
  itemLabel: string
  maxItems: number
  /** The canvas shows the entry that is open in the panel. */
  shownOnCanvas?: true
  /** A new entry. An `id` in it is replaced by a fresh one. */
  item: object
  settings: readonly Setting[]
}

/** What the panel shows and the server's check allows, whatever prop it is for. */
export type Control = Kind & {
  label: string
  help?: string
  visibleIf?: Condition
  /** Kept and checked, but not offered to the owner. */
  hidden?: true
  /** The value may differ per device: `{ base, tablet?, mobile? }`. */
  perDevice?: true
}

/**
 * A control of a section's prop. A prop whose kind depends on another prop has several settings,
 * of which one is visible at a time.
 */
export type Setting = Control & { key: string; group?: SettingGroup }

type Values = Readonly<Record<string, unknown>>

/** Whether the panel shows a setting, given the values and the settings that stand beside it. */
export function isVisible(
  setting: Setting,
  values: Values,
  siblings: readonly Setting[] = [],
): boolean {
  return !setting.hidden && isReached(setting, values, siblings)
}

/** Its condition holds, and so does that of the setting which it depends on. */
function isReached(setting: Setting, values: Values, siblings: readonly Setting[]): boolean {
  const above = siblings.filter(({ key }) => key === setting.visibleIf?.setting)
  return isMeant(setting, values) && above.every((each) => isReached(each, values, siblings))
}

/** Whether a setting's condition holds, offered or not. */
export function isMeant({ visibleIf }: Setting, values: Values): boolean {
  return !visibleIf || values[visibleIf.setting] === visibleIf.is
}

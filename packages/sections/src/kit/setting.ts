import type { DeviceValues } from './per-device.ts'

export interface Option<Value = string> {
  value: Value
  label: string
}

/** When a setting is shown: another setting of the same section or list entry has this value. */
export interface Condition<Key = string> {
  setting: Key
  is: boolean | string
}

export type SettingGroup = 'Content' | 'Layout' | 'Style'

interface Described<Key extends string, Sibling extends string> {
  key: Key
  label: string
  group?: SettingGroup
  help?: string
  visibleIf?: Condition<Sibling>
  /** Kept and checked, but not offered to the owner. */
  hidden?: true
}

export type TextKind =
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

export interface ColorKind {
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

interface ListKind<Item> {
  kind: 'list'
  /** What one entry is called, for example `Slide`. */
  itemLabel: string
  maxItems: number
  /** The canvas shows the entry that is open in the panel. */
  shownOnCanvas?: true
  /** A new entry. An `id` in it is replaced by a fresh one. */
  item: Item
  settings: readonly SettingOf<Item>[]
}

/** The kinds that can hold a value of this type, so that a setting and its prop agree. */
type KindOf<Value> = [Value] extends [boolean]
  ? { kind: 'checkbox' }
  : [Value] extends [number]
    ? NumberKind
    : [Value] extends [string]
      ? string extends Value
        ? TextKind
        : { kind: 'select'; options: readonly Option<Value>[] }
      : [Value] extends [readonly (infer Item extends object)[]]
        ? ListKind<Item>
        : never

type Flat<Value> = Exclude<Value, DeviceValues<unknown> | undefined>

/** The value may differ per device: `{ base, tablet?, mobile? }`. */
type PerDeviceOf<Value> = [Extract<Value, DeviceValues<unknown>>] extends [never]
  ? { perDevice?: never }
  : { perDevice: true }

/**
 * A setting of a prop that exists, of a kind that fits it. A prop whose kind depends on another
 * prop has several settings, of which one is visible at a time.
 */
export type SettingOf<Props> = {
  [Key in keyof Props & string]: Described<Key, keyof Props & string> &
    KindOf<Flat<Props[Key]>> &
    PerDeviceOf<Props[Key]>
}[keyof Props & string]

export type AnyKind = { kind: 'checkbox' } | NumberKind | TextKind | AnyListKind

export interface AnyListKind {
  kind: 'list'
  itemLabel: string
  maxItems: number
  shownOnCanvas?: true
  item: object
  settings: readonly Setting[]
}

/** A setting as the panel and the server's check read it, whatever its section. */
export type Setting = Described<string, string> & AnyKind & { perDevice?: true }

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

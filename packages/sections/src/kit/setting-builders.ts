import {
  defaultsOf,
  settingsOf,
  type Checked,
  type Declared,
  type Settings,
  type ValuesOf,
} from './declared-setting.ts'
import type { DeviceValues, PerDevice } from './per-device.ts'
import type { BlockLayout, Condition, Control, Kind, Option, Setting } from './setting.ts'

interface Facts<Value, When extends Condition> {
  default?: Value
  help?: string
  visibleIf?: When
  hidden?: true
  isNeeded?: true
  inLayout?: BlockLayout
}

type LimitsOf<Name extends Kind['kind']> = Omit<Extract<Kind, { kind: Name }>, 'kind'>

/** Creates a condition: `visibleIf: is('showSearch', true)`. */
export function is<const Key extends string, const Value extends boolean | string>(
  setting: Key,
  value: Value,
): Condition<Key, Value> {
  return { setting, is: value }
}

export const text = textual('text')
export const textarea = textual('textarea')
export const richText = textual('richText')
export const color = textual('color')
export const gradient = textual('gradient')
export const spacing = textual('spacing')
export const tracks = textual('tracks')
export const image = textual('image')
export const video = textual('video')
export const audio = textual('audio')
export const captions = textual('captions')
export const link = textual('link')
export const product = textual('product')
export const menu = textual('menu')
export const css = textual('css')
export const dateTime = textual('dateTime')
export const timeZone = textual('timeZone')

/** Defaults to an empty string. */
function textual<Name extends Kind['kind']>(kind: Name) {
  return <When extends Condition = never>(
    label: string,
    facts?: Facts<string, When> & LimitsOf<Name>,
  ): Declared<string, NoInfer<When>> => declare<string>(kind, label, '', facts)
}

/** Defaults to false. */
export function checkbox<When extends Condition = never>(
  label: string,
  facts?: Facts<boolean, When>,
): Declared<boolean, NoInfer<When>> {
  return declare<boolean>('checkbox', label, false, facts)
}

export function number<When extends Condition = never>(
  label: string,
  facts: Facts<number, When> & LimitsOf<'number'> & { default: number },
): Declared<number, NoInfer<When>> {
  return declare('number', label, facts.default, facts)
}

/** Defaults to a minimum of 0. */
export function unitNumber<When extends Condition = never>(
  label: string,
  facts: Facts<string, When> & LimitsOf<'unitNumber'>,
): Declared<string, NoInfer<When>> {
  return declare<string>('unitNumber', label, '', facts, { min: 0 })
}

/** Maps values to labels, in order. JavaScript moves integer keys to the front, ascending. */
type Choices = Readonly<Record<string, string>>
type ValueOf<Of extends Choices> = keyof Of & string

/** Defaults to the first choice. */
export function select<const Of extends Choices, When extends Condition = never>(
  label: string,
  choices: Of,
  facts?: Facts<NoInfer<ValueOf<Of>>, When>,
): Declared<ValueOf<Of>, NoInfer<When>> {
  const options = optionsOf(choices)
  const [first] = options as [Option & { value: ValueOf<Of> }]
  return declare('select', label, first.value, facts, { options })
}

/** Stores a category's slug, or one of the collections. */
export function category<When extends Condition = never>(
  label: string,
  collections: Choices,
  facts?: Facts<string, When>,
): Declared<string, NoInfer<When>> {
  return declare<string>('category', label, '', facts, { options: optionsOf(collections) })
}

function optionsOf(choices: Choices): Option[] {
  return Object.entries(choices).map(([value, label]) => ({ value, label }))
}

export type Exceptions<Value> = Omit<DeviceValues<Value>, 'base'>

export function perDevice<Value, When extends Condition = never>(
  declared: Declared<Value, When>,
  exceptions?: Exceptions<NoInfer<Value>>,
): Declared<PerDevice<Value>, NoInfer<When>> {
  const base = declared.default
  return {
    default: exceptions ? { base, ...exceptions } : base,
    controls: declared.controls.map((control): Control => ({ ...control, perDevice: true })),
  }
}

/**
 * Declares a prop whose kind depends on another setting; one of the controls is visible at a time.
 */
export function either<const All extends readonly Declared<string, Condition>[]>(
  all: All,
  { default: value = '' }: { default?: string } = {},
): Declared<string, NonNullable<All[number]['conditions']>> {
  return { default: value, controls: all.flatMap(({ controls }) => controls) }
}

export interface Entry<Item extends object> {
  itemLabel: string
  item: Item
  settings: readonly Setting[]
}

type ItemOf<Declaration extends Settings> = { id: string } & ValuesOf<Declaration>

export function entry<Declaration extends Settings>(
  itemLabel: string,
  declaration: Declaration & Checked<Declaration>,
): Entry<ItemOf<Declaration>> {
  return {
    itemLabel,
    item: { id: '', ...defaultsOf<Declaration>(declaration) },
    settings: settingsOf(declaration),
  }
}

interface ListFacts<Item, When extends Condition> {
  /** Entries need only the fields that differ from `item`. */
  default?: readonly (Partial<Item> & { id: string })[]
  maxItems: number
  shownOnCanvas?: true
  help?: string
  visibleIf?: When
}

export function list<Item extends object, When extends Condition = never>(
  label: string,
  of: Entry<Item>,
  { default: entries = [], ...facts }: ListFacts<NoInfer<Item>, When>,
): Declared<Item[], NoInfer<When>> {
  return {
    default: entries.map((each) => ({ ...of.item, ...each })),
    controls: [{ kind: 'list', label, ...of, ...facts }],
  }
}

function declare<Value>(
  kind: Kind['kind'],
  label: string,
  empty: Value,
  facts: Facts<Value, Condition> = {},
  limits: { min?: number; options?: readonly Option[] } = {},
): Declared<Value> {
  const { default: value = empty, ...rest } = facts
  // The public builders ensure that the facts fit the kind.
  return { default: value, controls: [{ kind, label, ...limits, ...rest } as Control] }
}

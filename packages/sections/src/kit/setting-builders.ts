import {
  defaultsOf,
  settingsOf,
  type Checked,
  type Declared,
  type Settings,
  type ValuesOf,
} from './declared-setting.ts'
import type { DeviceValues, PerDevice } from './per-device.ts'
import type { Condition, Control, Kind, Option, Setting } from './setting.ts'

interface Facts<Value, When extends Condition> {
  /** What a new section or entry has. */
  default?: Value
  help?: string
  visibleIf?: When
  hidden?: true
}

type LimitsOf<Name extends Kind['kind']> = Omit<Extract<Kind, { kind: Name }>, 'kind'>

/** A condition: `visibleIf: is('showSearch', true)`. */
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
export const image = textual('image')
export const video = textual('video')
export const link = textual('link')
export const product = textual('product')

/** Of kinds that hold a string: an empty one, unless the default says otherwise. */
function textual<Name extends Kind['kind']>(kind: Name) {
  return <When extends Condition = never>(
    label: string,
    facts?: Facts<string, When> & LimitsOf<Name>,
  ): Declared<string, NoInfer<When>> => declare<string>(kind, label, '', facts)
}

/** Off unless the default says otherwise. */
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

/** A size. It is negative only where `min` says so. */
export function unitNumber<When extends Condition = never>(
  label: string,
  facts: Facts<string, When> & LimitsOf<'unitNumber'>,
): Declared<string, NoInfer<When>> {
  return declare<string>('unitNumber', label, '', facts, { min: 0 })
}

/** Labels by value, in their order; values that are whole numbers come first, the smallest first. */
type Choices = Readonly<Record<string, string>>
type ValueOf<Of extends Choices> = keyof Of & string

/** The first choice, unless the default says otherwise. */
export function select<const Of extends Choices, When extends Condition = never>(
  label: string,
  choices: Of,
  facts?: Facts<NoInfer<ValueOf<Of>>, When>,
): Declared<ValueOf<Of>, NoInfer<When>> {
  const options = optionsOf(choices)
  const [first] = options as [Option & { value: ValueOf<Of> }]
  return declare('select', label, first.value, facts, { options })
}

/** A category's slug, or one of the collections. */
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

/** What smaller screens have instead. */
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

/** A prop whose kind depends on another setting: of these, one is shown at a time. */
export function either<const All extends readonly Declared<string, Condition>[]>(
  all: All,
  { default: value = '' }: { default?: string } = {},
): Declared<string, NonNullable<All[number]['conditions']>> {
  return { default: value, controls: all.flatMap(({ controls }) => controls) }
}

/** What the entries of a list are. */
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
  /** Of new entries, say what differs. */
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
  // The facts are of this kind: the builders' types have seen to it.
  return { default: value, controls: [{ kind, label, ...limits, ...rest } as Control] }
}

import type { DeviceValues } from './per-device.ts'
import type { Condition, Control, Setting, SettingGroup } from './setting.ts'

/** Declares a prop: its type, default, limits and controls all derive from this. */
export interface Declared<Value, Conditions = never> {
  readonly default: Value
  /** Several where the kind depends on another setting. */
  readonly controls: readonly Control[]
  readonly group?: SettingGroup
  /** Exists in types only: the conditions of the controls. */
  readonly conditions?: Conditions
}

export type Settings = Readonly<Record<string, Declared<unknown, Condition>>>

export type ValuesOf<Declaration extends Settings> = {
  -readonly [Key in keyof Declaration]: Declaration[Key]['default']
}

/** Requires conditions to name sibling settings and their possible values. */
export type Checked<Declaration extends Settings> = {
  readonly [Key in keyof Declaration]: Declared<unknown, ConditionOn<ValuesOf<Declaration>>>
}

type ConditionOn<Values> = {
  [Key in keyof Values & string]: Condition<Key, ComparedWith<Values[Key]>>
}[keyof Values & string]

type ComparedWith<Value> = Extract<Exclude<Value, DeviceValues<unknown>>, boolean | string>

export const content = groupedAs('Content')
export const layout = groupedAs('Layout')
export const style = groupedAs('Style')

function groupedAs(group: SettingGroup) {
  return <Declaration extends Settings>(declaration: Declaration): Declaration =>
    mapSettings(declaration, (declared) => ({ ...declared, group }))
}

/** Returns the same settings with other defaults. */
export function withDefaults<Declaration extends Settings>(
  declaration: Declaration,
  defaults: Partial<ValuesOf<Declaration>>,
): Declaration {
  const values = defaults as Readonly<Record<string, unknown>>
  return mapSettings(declaration, (declared, key) => ({
    ...declared,
    default: values[key] ?? declared.default,
  }))
}

/** Returns the settings without one of them. */
export function without<Declaration extends Settings, Key extends keyof Declaration>(
  declaration: Declaration,
  key: Key,
): Omit<Declaration, Key> {
  const { [key]: _, ...rest } = declaration
  return rest
}

function mapSettings<Declaration extends Settings>(
  declaration: Declaration,
  change: (declared: Declared<unknown, Condition>, key: string) => Declared<unknown, Condition>,
): Declaration {
  const entries = Object.entries(declaration)
  return Object.fromEntries(
    entries.map(([key, declared]) => [key, change(declared, key)]),
  ) as Declaration
}

export function defaultsOf<Declaration extends Settings>(
  declaration: Declaration,
): ValuesOf<Declaration> {
  return Object.fromEntries(
    Object.entries(declaration).map(([key, declared]) => [key, declared.default]),
  ) as ValuesOf<Declaration>
}

export function settingsOf(declaration: Settings): Setting[] {
  return Object.entries(declaration).flatMap(([key, { controls, group }]) =>
    controls.map((control) => ({ ...control, key, ...(group && { group }) })),
  )
}

import type { Setting } from '@vitrine/sections/kit/setting.ts'
import type { SettingOfKind } from '../../sections/setting-of-kind.ts'

/** What every control gets, whatever its kind. */
export interface ControlProps<Kind extends Setting['kind'] = Setting['kind']> {
  /** The label stands outside the control and names it. */
  id: string
  setting: SettingOfKind<Kind>
  value: unknown
  /** What a new component has here. */
  initial: unknown
  error: string | undefined
  /** Of a colour: what it looks like now, and what lies behind it, where that is known. */
  shownColor: string | undefined
  ground: string | undefined
  onChange: (value: unknown) => void
  /** The owner has left the field, so the step of the history ends. */
  onDone: () => void
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

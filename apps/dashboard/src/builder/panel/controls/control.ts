import type { Setting } from '@vitrine/sections/kit/setting.ts'
import type { SettingOfKind } from '../../sections/setting-of-kind.ts'

export interface ControlProps<Kind extends Setting['kind'] = Setting['kind']> {
  id: string
  setting: SettingOfKind<Kind>
  value: unknown
  initial: unknown
  error: string | undefined
  /** Colours only: the colour it resolves to, and its background where known. */
  shownColor: string | undefined
  ground: string | undefined
  onChange: (value: unknown) => void
  /** The owner left the field: ends the history step. */
  onDone: () => void
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

import type { Setting } from '@vitrine/sections/kit/setting.ts'
import type { Entry } from '../../sections/list-entries.ts'

export interface SettingFieldsProps {
  idPrefix: string
  settings: readonly Setting[]
  /** Some of them; without it all are offered. */
  shown?: readonly Setting[]
  /** What holds where a value is missing. */
  defaults: Entry
  values: Entry
  issueAt: (path: string) => string | undefined
  onChange: (key: string, value: unknown) => void
  onDone: () => void
  onOpenEntry?: ((index: number | null) => void) | undefined
}

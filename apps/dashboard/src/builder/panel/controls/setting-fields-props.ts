import type { Setting } from '@vitrine/sections/kit/setting.ts'
import type { Entry } from '../../sections/list-entries.ts'

export interface SettingFieldsProps {
  idPrefix: string
  settings: readonly Setting[]
  shown?: readonly Setting[]
  defaults: Entry
  values: Entry
  issueAt: (path: string) => string | undefined
  onChange: (key: string, value: unknown) => void
  onDone: () => void
  onOpenEntry?: ((index: number | null) => void) | undefined
}

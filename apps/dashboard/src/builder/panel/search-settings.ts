import type { Setting, SettingGroup } from '@vitrine/sections/kit/setting.ts'
import { hasWords } from '../../platform/has-words.ts'

export function searchSettings(settings: readonly Setting[], search: string): readonly Setting[] {
  if (search.trim() === '') return settings
  return settings.filter((setting) => hasWords(wordsOf(setting), search))
}

function wordsOf(setting: Setting): string {
  const inside = setting.kind === 'list' ? setting.settings.map(wordsOf) : []
  return [setting.label, groupOf(setting), ...inside].join(' ')
}

export function groupOf({ group = 'Content' }: Setting): SettingGroup {
  return group
}

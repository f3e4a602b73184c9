import type { Setting, SettingGroup } from '@vitrine/sections/kit/setting.ts'

export function searchSettings(settings: readonly Setting[], search: string): readonly Setting[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return settings
  return settings.filter((setting) => {
    const text = wordsOf(setting).toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

function wordsOf(setting: Setting): string {
  const inside = setting.kind === 'list' ? setting.settings.map(wordsOf) : []
  return [setting.label, groupOf(setting), ...inside].join(' ')
}

export function groupOf({ group = 'Content' }: Setting): SettingGroup {
  return group
}

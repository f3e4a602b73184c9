import type { Page } from '@vitrine/contract/content/page.ts'

export type PageSettings = Pick<Page, 'name' | 'slug' | 'metaTitle' | 'metaDescription'>

export interface SettingsStep {
  readonly before: Partial<PageSettings>
  readonly after: Partial<PageSettings>
}

export const emptySettings: PageSettings = {
  name: '',
  slug: '',
  metaTitle: '',
  metaDescription: '',
}

export function settingsStep(
  settings: PageSettings,
  changes: Partial<PageSettings>,
): SettingsStep | undefined {
  const names = (Object.keys(changes) as (keyof PageSettings)[]).filter(
    (name) => changes[name] !== settings[name],
  )
  if (names.length === 0) return undefined
  const pick = (from: Partial<PageSettings>) =>
    Object.fromEntries(names.map((name) => [name, from[name]]))
  return { before: pick(settings), after: pick(changes) }
}

export function joinSettings(
  first: SettingsStep | undefined,
  next: SettingsStep | undefined,
): SettingsStep | undefined {
  if (!first || !next) return first ?? next
  return {
    before: { ...next.before, ...first.before },
    after: { ...first.after, ...next.after },
  }
}

import type { Page } from '@vitrine/contract/content/page.ts'

/** What the page is called and how search engines see it. */
export type PageSettings = Pick<Page, 'name' | 'slug' | 'metaTitle' | 'metaDescription'>

/** What of the settings a step changed, as it was and as it is. */
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

/** Undefined where nothing changes. */
export function settingsStep(
  settings: PageSettings,
  wanted: Partial<PageSettings>,
): SettingsStep | undefined {
  const names = (Object.keys(wanted) as (keyof PageSettings)[]).filter(
    (name) => wanted[name] !== settings[name],
  )
  if (names.length === 0) return undefined
  const pick = (from: Partial<PageSettings>) =>
    Object.fromEntries(names.map((name) => [name, from[name]]))
  return { before: pick(settings), after: pick(wanted) }
}

/** Two steps that are undone as one. */
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

import type { RevisionChanges } from '@vitrine/contract/content/page.ts'
import { nameOfType } from '../sections/section-types.ts'

const maxNamed = 3

const settingNames: Record<RevisionChanges['settings'][number], string> = {
  name: 'name',
  slug: 'address',
  metaTitle: 'search title',
  metaDescription: 'search description',
}

interface Described {
  revision: number
  changes: RevisionChanges | null
}

/** Returns for example `Hero, Text changed · 2 sections added`; undefined where unknown. */
export function describeChanges({ revision, changes }: Described): string | undefined {
  if (!changes) return revision === 1 ? 'Page added' : undefined
  const { added, removed, changed, moved, settings } = changes
  const names = settings.map((name) => settingNames[name])
  const parts = [
    changed.length > 0 && `${listNames(changed)} changed`,
    added.length > 0 && `${countNames(added)} added`,
    removed.length > 0 && `${countNames(removed)} deleted`,
    moved && 'Sections moved',
    names.length > 0 && `${capitalized(names.join(', '))} changed`,
  ].filter((part) => part !== false)
  const words = [...(changes.published ? ['Published'] : []), ...parts]
  return words.length ? words.join(' · ') : 'Nothing changed'
}

function listNames(types: readonly string[]): string {
  const names = [...new Set(types.map(nameOfType))]
  const rest = names.length - maxNamed
  return rest > 0 ? `${names.slice(0, maxNamed).join(', ')} and ${rest} more` : names.join(', ')
}

function countNames(types: readonly string[]): string {
  return types.length === 1 ? nameOfType(types[0]!) : `${types.length} sections`
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

import type { Page } from '@vitrine/contract/content/page.ts'

export type PageNames = Pick<Page, 'name' | 'slug' | 'metaTitle' | 'metaDescription'>

export function namesOf({ name, slug, metaTitle, metaDescription }: PageNames): PageNames {
  return { name, slug, metaTitle, metaDescription }
}

const labels: Record<keyof PageNames, string> = {
  name: 'Name',
  slug: 'Address',
  metaTitle: 'Page title',
  metaDescription: 'Meta description',
}

interface Difference {
  label: string
  mine: string
  theirs: string
}

export function listSettingsDifferences(mine: PageNames, theirs: PageNames): Difference[] {
  return Object.entries(labels)
    .map(([name, label]) => ({
      label,
      mine: mine[name as keyof PageNames],
      theirs: theirs[name as keyof PageNames],
    }))
    .filter((difference) => difference.mine !== difference.theirs)
}

export function SettingsDifference({ label, mine, theirs }: Difference) {
  return (
    <li>
      {label}: {quoted(mine)} <span>here</span>, {quoted(theirs)} <span>there</span>
    </li>
  )
}

function quoted(text: string) {
  return text === '' ? 'nothing' : `“${text}”`
}

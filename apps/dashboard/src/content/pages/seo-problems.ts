import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { bestDescription, bestTitle } from '../../platform/ui/seo-lengths.ts'

type Described = Pick<PageSummary, 'id' | 'name' | 'metaTitle' | 'metaDescription'>

export function seoProblems(page: Described, pages: readonly Described[]): string[] {
  const { metaTitle, metaDescription } = page
  const twin = pages.find((other) => other.id !== page.id && titleOf(other) === titleOf(page))
  return [
    !metaTitle.trim() && 'No title of its own',
    twin && `Same title as “${twin.name}”`,
    metaTitle.length > bestTitle && 'Title may be cut',
    !metaDescription.trim() && 'No description',
    metaDescription.length > bestDescription && 'Description may be cut',
  ].filter((problem) => typeof problem === 'string')
}

function titleOf({ metaTitle, name }: Described): string {
  return (metaTitle.trim() || name).toLowerCase()
}

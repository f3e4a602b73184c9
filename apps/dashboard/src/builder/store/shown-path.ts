import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import type { Page } from '@vitrine/contract/content/page.ts'
import type { Subject } from '@vitrine/sections/render/subject.ts'

const folders: Partial<Record<Subject['kind'], string>> = {
  product: '/product/',
  collection: '/collection/',
  article: '/blog/',
}

/** Returns where shoppers see the open page, or its template with what it is previewed with. */
export function shownPath(
  { templateFor, liveSlug, ofLibrary }: Pick<Page, 'templateFor' | 'liveSlug' | 'ofLibrary'>,
  subject: Subject | undefined,
): string | undefined {
  if (ofLibrary) return undefined
  if (templateFor === undefined) return pagePath(liveSlug)
  const folder = folders[templateFor]
  return folder && subject ? folder + subject.slug : undefined
}

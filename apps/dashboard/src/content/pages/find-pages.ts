import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { hasWords } from '../../platform/has-words.ts'

interface Requested {
  search?: string | undefined
  status?: string | undefined
}

export function findPages(pages: readonly PageSummary[], { search = '', status }: Requested) {
  return pages.filter((page) => {
    const text = `${page.name} ${page.slug} ${page.metaTitle}`
    return (!status || hasStatus(page, status)) && hasWords(text, search)
  })
}

function hasStatus({ status, publishAt }: PageSummary, requested: string) {
  return requested === 'scheduled' ? publishAt !== null : status === requested
}

import type { PageSummary } from '@vitrine/contract/content/page.ts'

interface Requested {
  search?: string | undefined
  status?: string | undefined
}

export function findPages(pages: readonly PageSummary[], { search = '', status }: Requested) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return pages.filter((page) => {
    const text = `${page.name} ${page.slug} ${page.metaTitle}`.toLowerCase()
    return (!status || hasStatus(page, status)) && words.every((word) => text.includes(word))
  })
}

function hasStatus({ status, publishAt }: PageSummary, requested: string) {
  return requested === 'scheduled' ? publishAt !== null : status === requested
}

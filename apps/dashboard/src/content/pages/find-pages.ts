import type { PageSummary } from '@vitrine/contract/content/page.ts'

interface Wanted {
  search?: string | undefined
  status?: string | undefined
}

export function findPages(pages: readonly PageSummary[], { search = '', status }: Wanted) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return pages.filter((page) => {
    const text = `${page.name} ${page.slug} ${page.metaTitle}`.toLowerCase()
    return (!status || hasStatus(page, status)) && words.every((word) => text.includes(word))
  })
}

function hasStatus({ status, publishAt }: PageSummary, wanted: string) {
  return wanted === 'scheduled' ? publishAt !== null : status === wanted
}

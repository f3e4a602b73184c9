import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import { walkContent, type Content } from '../../kit/page-item.ts'
import { pageMainSchema } from './page-main.schema.ts'

/** Names of the section of what each page shows by itself. */
const mainNames: Record<TemplateKind, string> = {
  product: 'Product',
  collection: 'Products of the category',
  article: 'Article',
  search: 'Search results',
  notFound: 'Message',
  password: 'Password form',
}

export function isMain({ type }: Pick<PageItem, 'type'>): boolean {
  return type === pageMainSchema.type
}

export function mainOf(kind: TemplateKind, id: string): PageItem {
  const { type, contentType, version, defaults } = pageMainSchema
  return { id, type, contentType, v: version, name: mainNames[kind], props: { ...defaults } }
}

/**
 * Returns why the content is none of a page or template: a template shows what its page is about
 * exactly once, always and to everyone.
 */
export function findMainProblem(content: Content, isTemplate: boolean): string | undefined {
  const mains = [...walkContent(content)].map(({ item }) => item).filter(isMain)
  if (!isTemplate) return mains.length > 0 ? 'Only templates have the page content.' : undefined
  const [main] = mains
  if (!main || mains.length > 1) return 'A template has the page content exactly once.'
  const { hidden, hiddenOn, shownFrom, shownUntil } = main
  return hidden || hiddenOn?.length || shownFrom !== undefined || shownUntil !== undefined
    ? 'The page content cannot be hidden.'
    : undefined
}

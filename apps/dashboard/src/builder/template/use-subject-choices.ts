import { useQuery } from '@tanstack/react-query'
import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import {
  articleSubject,
  categorySubject,
  productSubject,
  type Subject,
} from '@vitrine/sections/render/subject.ts'
import { useBuilder } from '../context/builder-context.ts'
import type { Choice } from '../panel/controls/choice.ts'

const MINUTE = 60_000

/** Lists what a template of the kind can be previewed with; undefined while it is read. */
export function useSubjectChoices(kind: TemplateKind): readonly Choice[] | undefined {
  const { client, storeInfo } = useBuilder()
  const { storeId } = storeInfo
  const { data } = useQuery({
    queryKey: ['builder', 'subjects', storeId, kind],
    staleTime: MINUTE,
    queryFn: async (): Promise<Choice[]> => {
      if (kind === 'product') {
        const products = await client.products.fetchProducts({ storeId, requireAll: true })
        return products.map(({ slug, name, productImage }) => ({
          value: slug,
          label: name,
          image: productImage,
        }))
      }
      if (kind === 'collection') {
        const categories = await client.category.fetchCategories({ storeId })
        return categories.map(({ slug, name, image }) => ({ value: slug, label: name, image }))
      }
      if (kind !== 'article') return []
      const { content } = await client.articles.fetchArticles({ storeId, pageSize: 50 })
      return content.map(({ slug, title, cover }) => ({ value: slug, label: title, image: cover }))
    },
  })
  return data
}

/** Reads what the template is previewed with; the canvas shows its values. */
export function useSubject(kind: TemplateKind, slug: string | undefined): Subject | undefined {
  const { client, storeInfo } = useBuilder()
  const { storeId, currency } = storeInfo
  const isAbout = kind === 'product' || kind === 'collection' || kind === 'article'
  const { data } = useQuery({
    queryKey: ['builder', 'subject', storeId, kind, slug],
    staleTime: MINUTE,
    retry: false,
    enabled: isAbout && slug !== undefined,
    queryFn: async () => {
      const named = slug ?? ''
      if (kind === 'product') {
        const product = await client.products.fetchByStoreidSlug({ storeId, productSlug: named })
        return productSubject(product, currency)
      }
      if (kind === 'article')
        return articleSubject(await client.articles.fetchArticle({ storeId, slug: named }))
      const input = { storeId, slug: named, pageSize: 1 }
      return categorySubject((await client.category.fetchCollection(input)).category)
    },
  })
  return data
}

import { useQuery } from '@tanstack/react-query'
import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import {
  articleSubject,
  categorySubject,
  productSubject,
  type Subject,
  withValues,
} from '@vitrine/sections/render/subject.ts'
import type { CustomFieldSubject } from '@vitrine/commerce/catalogue/custom-field.ts'
import { customSourceName } from '@vitrine/sections/kit/bindings/custom-source.ts'
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
  async function customValuesOf(subject: CustomFieldSubject, subjectId: string) {
    const [fields, values] = await Promise.all([
      client.customFields.list({ storeId }),
      client.customFields.values({ storeId, subject, subjectId }),
    ])
    return Object.fromEntries(
      fields.map((field) => [customSourceName(field), values[field.id] ?? '']),
    )
  }

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
        const custom = await customValuesOf('product', product.id)
        return withValues(productSubject(product, currency), custom)
      }
      if (kind === 'article')
        return articleSubject(await client.articles.fetchArticle({ storeId, slug: named }))
      const input = { storeId, slug: named, pageSize: 1 }
      const { category } = await client.category.fetchCollection(input)
      const custom = await customValuesOf('category', category.id)
      return withValues(categorySubject(category), custom)
    },
  })
  return data
}

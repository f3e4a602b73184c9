import { fillTemplate, type SeoTemplates } from '@vitrine/commerce/seo/seo-templates.ts'
import { useCurrentStore } from '../session/auth-context.ts'

/** Returns what search engines show of a page without texts of its own. */
export function useTemplateTexts(kind: keyof SeoTemplates, name: string) {
  const { name: shop, seo } = useCurrentStore()
  const { title, description } = seo[kind]
  return {
    title: fillTemplate(title, name, shop),
    description: fillTemplate(description, name, shop),
  }
}

interface SeoTemplate {
  title: string
  description: string
}

/** For pages, products and categories without a title or a description of their own. */
export interface SeoTemplates {
  page: SeoTemplate
  product: SeoTemplate
  category: SeoTemplate
}

export const defaultTemplates: SeoTemplates = {
  page: { title: '{page} · {shop}', description: '' },
  product: { title: '{page}', description: '' },
  category: { title: '{page} · {shop}', description: '' },
}

const templateNames = ['page', 'shop'] as const

export function fillTemplate(template: string, page: string, shop: string): string {
  return template.split('{shop}').join(shop).split('{page}').join(page)
}

/** @returns a sentence for the owner, or undefined */
export function templateProblem(template: string): string | undefined {
  const known: readonly string[] = templateNames
  const unknown = [...template.matchAll(/\{([^{}]*)\}/g)].find(
    ([, name = '']) => !known.includes(name),
  )
  if (unknown) return `“${unknown[0]}” is not known here. Use {page} and {shop}.`
  return /[{}]/.test(template.replaceAll(/\{[^{}]*\}/g, ''))
    ? 'A brace is not closed. Write {page} or {shop}.'
    : undefined
}

import { isSlug } from '@vitrine/commerce/slug.ts'

/** An empty slug is made from the name by the server. */
export function checkSlug(slug: string): string | null {
  return !slug || isSlug(slug) ? null : 'Use small letters, digits and single hyphens.'
}

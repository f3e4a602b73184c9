import { slugFrom } from '@vitrine/commerce/text/slug.ts'

/** Needs a letter or digit; an empty address is created from the name. */
export function checkSlug(text: string): string | null {
  return !text.trim() || slugFrom(text, '') ? null : 'Use at least one letter or digit.'
}

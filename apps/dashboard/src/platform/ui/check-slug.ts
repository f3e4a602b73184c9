import { slugFrom } from '@vitrine/commerce/text/slug.ts'

/** Any text with a letter or digit becomes an address; an empty one is created from the name. */
export function checkSlug(text: string): string | null {
  return !text.trim() || slugFrom(text, '') ? null : 'Use at least one letter or digit.'
}

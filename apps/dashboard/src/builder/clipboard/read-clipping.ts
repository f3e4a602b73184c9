import type { PageItem } from '@vitrine/contract/content/page.ts'
import { linkedIn } from '@vitrine/sections/render/linked/with-linked.ts'
import { checkCopied } from '@vitrine/sections/render/check-content.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import { isPageItem, isRecord } from '@vitrine/sections/kit/page-item.ts'

/** A page of 2,000 sections with text is smaller than this. */
const MAX_LENGTH = 10_000_000

/**
 * Returns the sections on the clipboard, or why they cannot be pasted. What another shop has linked
 * comes as a copy of what it shows.
 */
export function readClipping(
  text: string,
  storeId: string,
): readonly PageItem[] | { readonly problem: string } {
  if (text.length > MAX_LENGTH) return { problem: 'What was copied is too large to paste.' }
  const clipping = parse(text)
  if (!isRecord(clipping) || clipping['vitrine'] !== 'sections') {
    return { problem: 'There are no copied sections to paste.' }
  }
  const isOurs = clipping['storeId'] === storeId
  const { plain = clipping['sections'] } = clipping
  const sections = isOurs ? clipping['sections'] : plain
  if (!Array.isArray(sections) || sections.length === 0 || !sections.every(isKnownItem)) {
    return { problem: 'The copied sections are damaged, so they were not pasted.' }
  }
  if (!isOurs && linkedIn(sections).length > 0) return { problem: linkedElsewhere }
  const [issue] = checkCopied(sections)
  if (issue) return { problem: `The copied sections were not pasted. ${issue.message}` }
  return normalizeContent(sections)
}

const linkedElsewhere =
  'What was copied is linked to the library of another shop. Detach it there, and copy it again.'

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value))
  } catch {
    return undefined
  }
}

function isKnownItem(value: unknown): value is PageItem {
  if (!isPageItem(value)) return false
  return ['container', 'global', 'normal', 'block'].includes(value.contentType)
}

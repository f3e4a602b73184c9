import type { PageItem } from '@vitrine/contract/content/page.ts'
import { checkCopied } from '@vitrine/sections/render/check-content.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import { isPageItem, isRecord } from '@vitrine/sections/kit/page-item.ts'

/** A page of 2,000 sections with text is smaller than this. */
const MAX_LENGTH = 10_000_000

export interface ReadClipping {
  readonly items: readonly PageItem[]
  readonly storeId: string
}

/** Returns the sections on the clipboard, or why they cannot be pasted. */
export function readClipping(text: string): ReadClipping | { readonly problem: string } {
  if (text.length > MAX_LENGTH) return { problem: 'What was copied is too large to paste.' }
  const clipping = parse(text)
  if (!isRecord(clipping) || clipping['vitrine'] !== 'sections') {
    return { problem: 'There are no copied sections to paste.' }
  }
  const { sections, storeId } = clipping
  if (!Array.isArray(sections) || sections.length === 0 || !sections.every(isKnownItem)) {
    return { problem: 'The copied sections are damaged, so they were not pasted.' }
  }
  const [issue] = checkCopied(sections)
  if (issue) return { problem: `The copied sections were not pasted. ${issue.message}` }
  return { items: normalizeContent(sections), storeId: String(storeId) }
}

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

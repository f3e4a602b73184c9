import { os } from '@orpc/server'
import { invalidInput } from '../platform/refusal.ts'

/**
 * PostgreSQL keeps every text but those with a zero character or half a surrogate pair, so no call
 * takes one, neither over HTTP nor from a page's address while it is rendered.
 */
export const requireStorable = os.middleware(async ({ next }, input) => {
  const path = findUnstorable(input)
  if (path) throw invalidInput(path.join('.'), 'This text has characters that cannot be kept.')
  return await next()
})

/** @returns where it is; the name of a field is not told, since it may be the text itself */
function findUnstorable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : []
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorable(name)) return []
    const path = findUnstorable(inner)
    if (path) return [name, ...path]
  }
  return undefined
}

function isStorable(text: string) {
  return text.isWellFormed() && !text.includes('\u0000')
}

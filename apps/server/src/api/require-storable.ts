import { os } from '@orpc/server'
import { invalidInput } from '../platform/refusal.ts'

/**
 * PostgreSQL stores no NUL and no lone surrogates, so no input may contain them, whether from HTTP
 * or from a page's URL.
 */
export const requireStorable = os.middleware(async ({ next }, input) => {
  const path = findUnstorable(input)
  if (path) throw invalidInput(path.join('.'), 'This text has characters that cannot be stored.')
  return await next()
})

/** @returns the path; leaves out a field's name, since that may be the text itself */
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

import { refusalCodeOf } from './refusal-code-of.ts'

// A malformed slug or token is refused before the lookup; in process, with the library's own code.
const missing = new Set(['not_found', 'invalid_input', 'BAD_REQUEST'])

export function isMissing(error: unknown): boolean {
  return missing.has(refusalCodeOf(error) ?? '')
}

export function isGone(error: unknown): boolean {
  return refusalCodeOf(error) === 'gone'
}

/** Null where nothing ever existed, false where it was deleted. */
export type AtAddress<Data> = Data | null | false

export async function orGone<Data>(answer: Promise<Data>): Promise<AtAddress<Data>> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) return null
    if (isGone(error)) return false
    throw error
  }
}

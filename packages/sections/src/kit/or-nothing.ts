import { refusalCodeOf } from './refusal-code-of.ts'

// In process, the library's own code for malformed input.
const nothing = new Set(['not_found', 'gone', 'invalid_input', 'BAD_REQUEST'])

/** Returns null for what does not exist or is not for sale, so that its section shows nothing. */
export async function orNothing<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer
  } catch (error) {
    if (nothing.has(refusalCodeOf(error) ?? '')) return null
    throw error
  }
}

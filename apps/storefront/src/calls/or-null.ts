/** What a refusal looks like here, in process and over HTTP: an error with the server's code. */
function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

// A slug or a token that is no such thing is refused before it is looked for, in process by the
// library's own code.
const missing = new Set(['not_found', 'invalid_input', 'BAD_REQUEST'])

export function isMissing(error: unknown): boolean {
  return missing.has(codeOf(error) ?? '')
}

export function isGone(error: unknown): boolean {
  return codeOf(error) === 'gone'
}

/** What an address of the shop leads to: null where nothing ever was there, false where it was deleted. */
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

/** A thing that does not exist is an answer, not a failure: null, to show the not-found page. */
export async function orNull<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

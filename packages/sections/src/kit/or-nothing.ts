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

/** Reads the error code of a refusal, in process or over HTTP. */
export function refusalCodeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

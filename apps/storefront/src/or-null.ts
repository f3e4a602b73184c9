/** What a refusal looks like here, in process and over HTTP: an error with the server's code. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** A thing that does not exist is an answer, not a failure: null, to show the not-found page. */
export async function orNull<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer
  } catch (error) {
    if (['not_found', 'invalid_input'].includes(codeOf(error) ?? '')) return null
    throw error
  }
}

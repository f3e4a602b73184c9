/** Reads the error code of a refusal, in process or over HTTP. */
export function refusalCodeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

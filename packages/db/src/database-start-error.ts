/**
 * Reports that the database cannot be used. The message is one sentence for the operator, with the
 * next thing to do.
 */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'
}

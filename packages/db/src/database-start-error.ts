/**
 * Why a database that answers cannot be used as it is. Its message is one sentence for whoever
 * started the program, with the next thing to do.
 */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'
}

/** Its message is one sentence for whoever started the program, with the next thing to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}

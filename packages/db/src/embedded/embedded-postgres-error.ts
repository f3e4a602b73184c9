/** Its message is one sentence for whoever started the program, with the next thing to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}

/** What to do about these words of PostgreSQL or the system, where it is clear from them. */
export function adviceOn(words: string): string | undefined {
  if (/file descriptors|EMFILE|ENFILE/.test(words))
    return 'raise the number of files that this user may open (ulimit -n)'
  return /No space left|ENOSPC/.test(words) ? 'make room on the disk' : undefined
}

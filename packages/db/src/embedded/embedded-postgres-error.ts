export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}

export function adviceOn(words: string): string | undefined {
  if (/file descriptors|EMFILE|ENFILE/.test(words))
    return 'raise the number of files that this user may open (ulimit -n)'
  return /No space left|ENOSPC/.test(words) ? 'make room on the disk' : undefined
}

import { DatabaseStartError } from '@vitrine/db/database-start-error.ts'

/** Why the program did not start: one sentence for the person at the terminal, with what to do. */
export class StartupError extends Error {}

export function portError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartupError(
      `Port ${port} is in use by another program: stop it, or choose another one with PORT=${port + 1} npm start.`,
    )
  if (error.code === 'EACCES')
    return new StartupError(
      `Port ${port} may not be opened by this user: choose one above 1023, for example PORT=3000 npm start.`,
    )
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartupError(
      'HOST is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all of them.',
    )
  return error
}

export function databaseError(error: unknown, url: string): Error {
  if (error instanceof DatabaseStartError) return error
  const reason = reasonOf(error)
  const place = URL.canParse(url) ? new URL(url).host : 'DATABASE_URL'
  return new StartupError(
    `The database at ${place} cannot be used (${reason}): check DATABASE_URL and that PostgreSQL runs there, or leave DATABASE_URL out to use the embedded one.`,
  )
}

export function dataFolderError(error: unknown, folder: string): Error {
  return new StartupError(
    `The data folder ${folder} cannot be written (${reasonOf(error)}): give it to this user, or choose another one with DATA_DIR.`,
  )
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return 'unknown reason'
  const code = (error as NodeJS.ErrnoException).code
  return code && /^E[A-Z]+$/.test(code) ? code : error.message
}

import { DatabaseStartError } from '@vitrine/db/database-start-error.ts'

/** Reports why the server did not start: one sentence for the operator, with what to do. */
export class StartupError extends Error {}

/** @param prefix of the variables that name the port and the address */
export function portError(error: NodeJS.ErrnoException, port: number, prefix = ''): Error {
  if (error.code === 'EADDRINUSE')
    return new StartupError(
      `Port ${port} is in use by another program: stop it, or choose another one with ${prefix}PORT=${port + 1} npm start.`,
    )
  if (error.code === 'EACCES')
    return new StartupError(
      `Port ${port} may not be opened by this user: choose one above 1023, for example ${prefix}PORT=${prefix ? 3001 : 3000} npm start.`,
    )
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartupError(
      `${prefix}HOST is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all of them.`,
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

export function keyFileError(error: unknown, file: string): Error {
  return new StartupError(
    `The key in ${file} cannot be used (${reasonOf(error)}): give the file to this user or bring ` +
      'it back from your backup, or set SECRET and ENCRYPTION_KEY.',
  )
}

const machineAdvice: Record<string, string> = {
  EMFILE: 'raise the number of files that this user may open (ulimit -n)',
  ENFILE: 'raise the number of files that this machine may open',
  ENOSPC: 'make room on the disk',
  EDQUOT: 'make room on the disk',
  EACCES: 'give this user the right to it',
  EROFS: 'make it writable',
}

export function machineError(error: unknown): Error | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const advice = machineAdvice[String(error.code)]
  if (advice === undefined) return undefined
  return new StartupError(`Vitrine cannot start (${error.message}): ${advice}.`)
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return 'unknown reason'
  const code = (error as NodeJS.ErrnoException).code
  return code && /^E[A-Z]+$/.test(code) ? code : error.message
}

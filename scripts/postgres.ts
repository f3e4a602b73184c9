import { spawnSync } from 'node:child_process'
import { findInstalledPostgres } from '../packages/db/src/testing/installed-postgres.ts'
import { onPath } from './on-path.ts'

/**
 * Installs Debian's PostgreSQL where possible, so that the tests also run on a server that is not
 * embedded.
 * @returns a hint for the developer if none is available
 */
export function installPostgres(): string | undefined {
  if (findInstalledPostgres().length > 0) return undefined
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    process.stdout.write('Installing postgresql with apt-get …\n')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { env })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env })
  }
  if (findInstalledPostgres().length > 0) return undefined
  return (
    'No PostgreSQL is installed, so only the one that Vitrine brings was tried: install ' +
    'postgresql, then run "npm test" again.'
  )
}

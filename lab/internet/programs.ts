import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { onPath } from '../../scripts/on-path.ts'

/** Debian's packages by a program of each. */
const usual: Programs = {
  caddy: 'caddy',
  pebble: 'pebble',
  named: 'bind9',
  rndc: 'bind9-utils',
  openssl: 'openssl',
  ip: 'iproute2',
}

type Programs = Record<string, string>

const startsServices = '/usr/sbin/policy-rc.d'

/**
 * Installs what the laboratory needs and does not find.
 * @param more Debian's packages by a program of each, beside the usual ones
 * @throws with one sentence for the person at the terminal
 */
export function requirePrograms(more: Programs = {}): void {
  const packages = { ...usual, ...more }
  const missing = () =>
    Object.entries(packages).flatMap(([program, name]) => (onPath(program) ? [] : [name]))
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !onPath('unshare'))
    throw new Error(
      'The laboratory needs root on Debian: it makes network namespaces and listens on ports 53, 80 and 443 within them.',
    )
  if (missing().length === 0) return
  if (onPath('apt-get')) install(missing())
  if (missing().length > 0)
    throw new Error(
      `The laboratory needs ${missing().join(', ')} and could not get it with apt-get: install it, then run this again.`,
    )
}

function install(names: string[]) {
  process.stdout.write(`Installing ${names.join(', ')} with apt-get …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const isOurs = !existsSync(startsServices)
  // Debian starts the services that it installs, on ports that may be somebody's here.
  if (isOurs) writeFileSync(startsServices, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    spawnSync('apt-get', ['update', '-qq'], { env })
    const words = ['install', '-y', '-qq', '--no-install-recommends', ...names]
    spawnSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  } finally {
    if (isOurs) rmSync(startsServices)
  }
}

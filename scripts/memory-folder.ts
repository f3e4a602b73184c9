import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { availableMemory } from 'node:process'

const folder = '/dev/shm'
const prefix = 'vitrine-tests-'
/** Bytes: several times what the databases and browsers of all tests take at once. */
const enough = 8 * 2 ** 30

/**
 * Puts temporary files in memory where Linux has room for them, until the process exits: the tests
 * make and delete so many that file systems on disks take a sixth of their time.
 */
export function keepTemporaryFilesInMemory() {
  if (!hasRoom()) return
  removeAbandoned()
  const own = path.join(folder, `${prefix}${process.pid}`)
  mkdirSync(own)
  // Like /tmp: when root runs the tests, PostgreSQL and others run as other users.
  chmodSync(own, 0o1777)
  process.env['TMPDIR'] = own
  process.once('exit', () => rmSync(own, { recursive: true, force: true }))
}

/** Other systems have no such folder, and some run no programs in it, which tests do. */
function hasRoom(): boolean {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8')
    const { bavail, bsize } = statfsSync(folder)
    const isFast = / \/dev\/shm tmpfs (?!\S*noexec)/.test(mounts)
    return isFast && bavail * bsize >= enough && availableMemory() >= enough
  } catch {
    return false
  }
}

/** Of runs that were killed. */
function removeAbandoned() {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue
    rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

import { spawn } from 'node:child_process'
import { chown, mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asUser, type Binaries } from './binaries.ts'
import type { ClusterHome } from './cluster-home.ts'
import { isRoot } from './server-user.ts'

/** Small: the application and its database together stay below 250 MB. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '64MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '4',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '2',
  // A growing table is planned as a small one until it is analysed.
  autovacuum_naptime: '10s',
  // Reads come from memory at this size, and it saves three helper processes.
  io_method: 'sync',
  jit: 'off',
  // Leaves values of rows out of the log: they may be personal data.
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** For tests' databases only: a power cut may lose them, nothing else changes. */
const notDurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export interface Launch {
  binaries: Binaries
  home: ClusterHome
  data: string
  durable: boolean
}

/** Starts a server that outlives this process. @returns its message, if it ends early */
export async function launch({
  binaries,
  home,
  data,
  durable,
}: Launch): Promise<{ ended: Promise<string> }> {
  const all = { ...settings, ...(durable ? {} : notDurable) }
  const sockets = await socketFolder(home)
  const words = [['unix_socket_directories', sockets], ...Object.entries(all)]
  const log = await openLog(home)
  const before = (await log.stat()).size
  const server = spawn(
    binaries.postgres,
    ['-D', data, ...words.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A session of its own, so that Ctrl-C does not end it before the last request is answered.
    { ...asUser(home.user), detached: true, stdio: ['ignore', log.fd, log.fd] },
  )
  const ended = new Promise<string>((resolve) => {
    server.once('error', (error) => resolve(error.message))
    server.once('exit', () => resolve(wordsAfter(logFile(home), before)))
  })
  server.unref()
  await log.close()
  return { ended }
}

export const logFile = ({ folder }: ClusterHome) => path.join(folder, 'log')

/** A socket's path is limited to about 100 bytes; `/.s.PGSQL.5432` takes 14 of them. */
async function socketFolder({ folder, user }: ClusterHome) {
  const usual = path.join(folder, 'socket')
  if (Buffer.byteLength(usual) <= 85) return usual
  const short = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  if (isRoot()) await chown(short, user.uid, user.gid)
  return short
}

async function openLog(home: ClusterHome) {
  const size = await stat(logFile(home)).then(
    (file) => file.size,
    () => 0,
  )
  if (size > 10_000_000) await rm(logFile(home))
  const log = await open(logFile(home), 'a', 0o600)
  if (isRoot()) await log.chown(home.user.uid, home.user.gid)
  return log
}

async function wordsAfter(file: string, start: number) {
  const text = await readFile(file).catch(() => Buffer.alloc(0))
  return text.subarray(start).toString('utf8')
}

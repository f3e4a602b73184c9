import { rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findBinaries } from './embedded/binaries.ts'
import { type ClusterHome, openClusterHome } from './embedded/cluster-home.ts'
import { createCluster } from './embedded/create-cluster.ts'
import { adviceOn, EmbeddedPostgresError } from './embedded/embedded-postgres-error.ts'
import { launch, type Launch, logFile } from './embedded/launch.ts'
import {
  findPostmaster,
  forgetPostmaster,
  isAlive,
  isRunning,
  type Postmaster,
} from './embedded/postmaster.ts'
import { Presence } from './embedded/presence.ts'

export interface EmbeddedPostgres {
  url: string
  pid: number
  elsewhere: string | undefined
  /** Stops the server, unless another process on the same data folder still uses it. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  dataDir: string
  /** False only for tests' databases, which a power cut may lose. */
  durable?: boolean
}

const timeoutMs = 20_000

/**
 * Starts PostgreSQL 18 from the npm package on `dataDir`, or joins the server that runs there: left
 * by a killed process, or used by another one.
 */
export async function startEmbeddedPostgres({
  dataDir,
  durable = true,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = await openClusterHome(path.resolve(dataDir))
  const binaries = await findBinaries(home)
  const data = await createCluster(binaries, home)
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const running = await join(data)
    if (running) return { ...running, elsewhere: home.elsewhere }
    const lastWords = await serve({ binaries, home, data, durable })
    // Another process was faster, or a killed server has not ended completely yet.
    const mayPass = lastWords === undefined || /postmaster.pid|shared memory block/.test(lastWords)
    if (!mayPass || Date.now() > deadline) throw await didNotStart(home, lastWords)
    await wait(100)
  }
}

async function join(data: string): Promise<Omit<EmbeddedPostgres, 'elsewhere'> | undefined> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const postmaster = await findPostmaster(data)
    if (!postmaster) return undefined
    const alive = await isAlive(postmaster, data)
    // Tries in any case: the process of another container on the same folder is invisible.
    const presence = await Presence.announce(urlOf(postmaster.socketFolder)).catch(() => undefined)
    if (presence) return shared(data, postmaster, presence)
    if (!alive) {
      await forgetPostmaster(data, postmaster)
      return undefined
    }
    await wait(20)
  }
  return undefined
}

function shared(data: string, { pid, socketFolder }: Postmaster, presence: Presence) {
  let stopping: Promise<void> | undefined
  return {
    url: urlOf(socketFolder),
    pid,
    stop: () => (stopping ??= stop(data, socketFolder, presence)),
  }
}

/** @returns the server's message if it ended; undefined once it answers or the wait is over */
async function serve(options: Launch): Promise<string | undefined> {
  const { ended } = await launch(options)
  return await Promise.race([ended, untilListed(options.data)])
}

async function untilListed(data: string) {
  const deadline = Date.now() + timeoutMs
  while (!(await isRunning(data)) && Date.now() < deadline) await wait(10)
  return undefined
}

const urlOf = (socketFolder: string) =>
  `postgres://postgres@/postgres?host=${encodeURIComponent(socketFolder)}`

async function stop(data: string, socketFolder: string, presence: Presence) {
  const isLast = await presence.leave()
  const postmaster = isLast ? await findPostmaster(data) : undefined
  const stops = postmaster !== undefined && (await isAlive(postmaster, data))
  if (stops) process.kill(postmaster.pid, 'SIGINT')
  await presence.close()
  if (!stops) return
  const deadline = Date.now() + timeoutMs
  while ((await isRunning(data)) && Date.now() < deadline) await wait(10)
  if (path.dirname(socketFolder) !== path.dirname(data)) {
    await rm(socketFolder, { recursive: true, force: true })
  }
}

async function didNotStart(home: ClusterHome, lastWords = '') {
  const { bavail, bsize } = await statfs(home.folder)
  // On a full disk it cannot even write the reason.
  const isFull = bavail * bsize < 1_000_000
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(lastWords)?.[1]
  const advice = isFull ? 'make room on the disk' : adviceOn(lastWords)
  return new EmbeddedPostgresError(
    `PostgreSQL did not start (${reason ?? (isFull ? 'the disk is full' : 'no answer')}): ` +
      `${advice === undefined ? '' : `${advice}, `}read ${logFile(home)}, ` +
      'or set DATABASE_URL to a server of your own.',
  )
}

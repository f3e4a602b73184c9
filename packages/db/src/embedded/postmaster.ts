import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

export interface Postmaster {
  pid: number
  socketFolder: string
}

const run = promisify(execFile)
const pidFile = (data: string) => path.join(data, 'postmaster.pid')

export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(data), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  // Pid, data folder, start time, port, socket folder: see PostgreSQL's "postmaster.pid".
  const [pid = '', , , , socketFolder = ''] = text.split('\n')
  return { pid: Number(pid), socketFolder }
}

/**
 * After a reboot the pid may belong to another process, so its command line must name the folder.
 */
export const isAlive = async ({ pid }: Postmaster, data: string) =>
  (await commandLine(pid)).includes(data)

/**
 * Removes the lock files in the folder and beside the socket: PostgreSQL refuses to start while any
 * process has the dead server's pid, even a zombie.
 */
export async function forgetPostmaster(data: string, { socketFolder }: Postmaster) {
  if (socketFolder) await rm(path.join(socketFolder, '.s.PGSQL.5432.lock'), { force: true })
  await rm(pidFile(data), { force: true })
}

/** Empty for a process that is gone or a zombie. */
async function commandLine(pid: number): Promise<string> {
  if (!(pid > 0)) return ''
  const words =
    process.platform === 'linux'
      ? readFile(`/proc/${pid}/cmdline`, 'utf8')
      : run('ps', ['-o', 'args=', '-p', `${pid}`]).then(({ stdout }) => stdout)
  return await words.catch(() => '')
}

export async function isRunning(data: string): Promise<boolean> {
  const postmaster = await findPostmaster(data)
  return postmaster !== undefined && (await isAlive(postmaster, data))
}

import { spawnSync } from 'node:child_process'

/** Servers are there, and root alone has them in its PATH. */
const serverFolders = '/usr/local/sbin:/usr/sbin:/sbin'

/** @returns the path of an installed program */
export function onPath(name: string): string | undefined {
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:${serverFolders}` }
  const { stdout, status } = spawnSync('sh', ['-c', `command -v ${name}`], {
    encoding: 'utf8',
    env,
  })
  return status === 0 ? stdout.trim() : undefined
}

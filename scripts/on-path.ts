import { spawnSync } from 'node:child_process'

export function onPath(name: string): string | undefined {
  const { stdout, status } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface PostgresProcess {
  url: string
  pid: number
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

export async function spawnPostgres(
  dataDir: string,
  { src = path.join(import.meta.dirname, '..'), uid = '' } = {},
): Promise<PostgresProcess> {
  const script = path.join(src, 'testing/run-postgres.ts')
  const holder = spawn(process.execPath, [script, dataDir, uid], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(holder, 'exit')
  const [line] = (await Promise.race([
    once(createInterface(holder.stdout), 'line'),
    exited.then(() => Promise.reject(new Error('The holding process ended.'))),
  ])) as [string]
  return {
    ...(JSON.parse(line) as { url: string; pid: number }),
    end: async (signal) => {
      holder.kill(signal)
      await exited
    },
  }
}

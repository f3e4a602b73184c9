import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Program, startProgram } from '@vitrine/harness/start-program.ts'

const run = promisify(execFile)

export interface NameServer {
  /** Reads zone files again, and zones that were added to its configuration. */
  load(zones: Zone[], changed?: string[]): Promise<void>
  /** Leaves questions unanswered until it goes on. */
  pause(): void
  goOn(): void
  stop(): Promise<void>
}

export interface Zone {
  name: string
  file: string
}

interface Settings {
  folder: string
  address: string
  /** Statements of `options`. */
  options: string
  /** Statements beside it. */
  rest?: string
  zones?: Zone[]
}

/** Starts BIND on port 53 of one address. */
export async function startNameServer(
  name: string,
  { folder, address, options, rest = '', zones = [] }: Settings,
): Promise<NameServer> {
  const own = path.join(folder, name)
  await mkdir(own)
  const key = `key "lab" { algorithm hmac-sha256; secret "${randomBytes(32).toString('base64')}"; };`
  const file = path.join(own, 'named.conf')
  const control = path.join(own, 'rndc.conf')
  const configure = (zones: Zone[]) =>
    writeFile(
      file,
      `${key}
controls { inet ${address} port 953 allow { any; } keys { "lab"; }; };
options {
  directory "${own}"; pid-file none; session-keyfile "${own}/session.key";
  listen-on port 53 { ${address}; }; listen-on-v6 { none; };
  empty-zones-enable no; max-cache-size 32m;
  ${options}
};
${rest}
${zones.map((zone) => `zone "${zone.name}" { type primary; file "${zone.file}"; };`).join('\n')}
`,
    )
  const rndc = (...words: string[]) =>
    run('rndc', ['-c', control, '-s', address, '-p', '953', '-k', control, '-y', 'lab', ...words])
  await configure(zones)
  await writeFile(control, `${key}\n`)
  const program = await start(file)
  return {
    async load(zones, changed) {
      await configure(zones)
      if (!changed || changed.length > 8) await rndc('reload')
      else {
        await rndc('reconfig')
        for (const zone of changed) await rndc('reload', zone)
      }
      // Zones are read in the background.
      await rndc('status')
    },
    pause: () => void program.process.kill('SIGSTOP'),
    goOn: () => void program.process.kill('SIGCONT'),
    stop: () => program.stop(),
  }
}

async function start(file: string): Promise<Program> {
  return await startProgram(['named', '-g', '-n', '1', '-c', file], {
    ready: /\brunning$/,
    onLine: () => {},
  })
}

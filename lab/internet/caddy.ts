import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Program, root, startProgram } from '@vitrine/harness/start-program.ts'
import type { Issuer } from './issuer.ts'

/** Caddy with `deploy/Caddyfile`, which stays the same but for the issuer of certificates. */
export class Caddy {
  /** Names that it asked an issuer to certify, each time that it did. */
  readonly requested: string[] = []
  readonly #folder: string
  #program: Program | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Certificates of earlier starts are there again, unless `storage` is another. */
  async start({ directory, apiCertificate }: Issuer, storage = 'caddy'): Promise<void> {
    const home = path.join(this.#folder, storage)
    await mkdir(home, { recursive: true })
    const shipped = await readFile(path.join(root, 'deploy/Caddyfile'), 'utf8')
    const first = /^\{$/m
    if (!first.test(shipped)) throw new Error('deploy/Caddyfile has no global options any more.')
    const file = path.join(home, 'Caddyfile')
    const issuer = `{\n\tacme_ca ${directory}\n\tacme_ca_root ${apiCertificate}`
    await writeFile(file, shipped.replace(first, issuer))
    this.#program = await startProgram(
      ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
      {
        ready: /serving initial configuration/,
        environment: { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
        onLine: (line) => this.#read(line),
      },
    )
  }

  async stop(): Promise<void> {
    await this.#program?.stop()
    this.#program = undefined
  }

  #read(line: string) {
    if (!line.includes('obtaining certificate') && !line.includes('renewing certificate')) return
    const { msg, identifier } = JSON.parse(line) as { msg: string; identifier?: string }
    const isAsking = msg === 'obtaining certificate' || msg === 'renewing certificate'
    if (isAsking && identifier !== undefined) this.requested.push(identifier)
  }
}

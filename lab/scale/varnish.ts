import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { waitUntil } from '../wait-until.ts'
import { type Program, root, startProgram } from '@vitrine/harness/start-program.ts'
import { freePort } from '@vitrine/harness/free-port.ts'

/** Varnish with `deploy/varnish.vcl`, which stays the same but for the port of Vitrine. */
export class Varnish {
  readonly #folder: string
  readonly #port: number
  #program: Program | undefined

  private constructor(folder: string, port: number) {
    this.#folder = folder
    this.#port = port
  }

  static async prepare(): Promise<Varnish> {
    return new Varnish(await mkdtemp(path.join(tmpdir(), 'vitrine-varnish-')), await freePort())
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** @param vitrine origin of the server behind it */
  async start(vitrine: string): Promise<void> {
    const shipped = await readFile(path.join(root, 'deploy/varnish.vcl'), 'utf8')
    const port = '.port = "3000"'
    if (!shipped.includes(port)) throw new Error('deploy/varnish.vcl has no port 3000 any more.')
    const file = path.join(this.#folder, 'varnish.vcl')
    await writeFile(file, shipped.replace(port, `.port = "${new URL(vitrine).port}"`))
    const words = ['-F', '-f', file, '-a', `127.0.0.1:${this.#port}`, '-s', 'malloc,64m']
    const own = ['-n', path.join(this.#folder, 'work'), '-j', 'none']
    this.#program = await startProgram(['varnishd', ...words, ...own], {
      ready: /Child \(\d+\) Started/,
      onLine: () => {},
    })
    const answers = () =>
      fetch(this.origin)
        .then(({ status }) => status > 0)
        .catch(() => false)
    await waitUntil('Varnish', answers, { seconds: 10, everyMs: 50 })
  }

  async stop(): Promise<void> {
    await this.#program?.stop()
    this.#program = undefined
  }

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

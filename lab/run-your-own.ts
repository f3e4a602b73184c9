import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '@vitrine/harness/start-program.ts'
import { requireChromium } from '../scripts/chromium.ts'
import { runInside } from './internet/enter.ts'
import { requirePrograms } from './internet/programs.ts'
import { bringRepository, installDebian } from './own/debian.ts'
import { openRegistries, registries } from './own/registries.ts'

/**
 * `npm run lab:run-your-own [-- trixie]`: follows docs/run-your-own.md on a fresh Debian, with
 * name servers, an ACME server, a mail server and a Stripe of its own. What is committed is cloned.
 * `LAB_KEEP=1` leaves the machine and all that commands printed.
 */
const [release = 'trixie'] = process.argv.slice(2)
const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-own-'))
let code = 1
try {
  requirePrograms({ debootstrap: 'debootstrap', 'systemd-nspawn': 'systemd-container' })
  requireChromium()
  const machine = path.join(folder, 'machine')
  process.stdout.write(`Installing a fresh Debian (${release}) …\n`)
  installDebian(machine, release, registries().debian.href)
  const repository = bringRepository(machine, root)
  await openRegistries(folder)
  const run = path.resolve(import.meta.dirname, 'own/run.ts')
  code = await runInside(run, [folder, machine, repository, release])
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
if (!process.env['LAB_KEEP']) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
else process.stdout.write(`${folder} is still there.\n`)
process.exit(code)

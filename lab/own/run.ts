import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { startMailServer } from '@vitrine/harness/mail-server.ts'
import { startStripe } from '../../apps/server/src/testing/stripe/start-stripe.ts'
import { addresses } from '../internet/addresses.ts'
import { startBrowser, visit } from '../internet/browser.ts'
import { furnish } from '../internet/enter.ts'
import { startInternet } from '../internet/internet.ts'
import { startIssuer } from '../internet/issuer.ts'
import { waitUntil } from '../wait-until.ts'
import { boot, type Machine, trust } from './debian.ts'
import { readSteps, type Step, withValues } from './document.ts'
import { acmeHost, frontSocket, openFronts, stripeHost } from './fronts.ts'
import { domain, firstShop, setUpOperator, type Visitors } from './owner.ts'
import { openDoors } from './open-doors.ts'
import { registries, registrySocket } from './registries.ts'
import { type Measured, printTimes } from './times.ts'
import { requestsDuring } from './visits.ts'

/** Runs within the namespaces that `run-your-own.ts` makes, where everything ends with this process. */
const [folder = '', machineFolder = '', repository = '', release = ''] = process.argv.slice(2)
const mainHost = 'shops.example'
const log = path.join(folder, 'commands.log')
const say = (line: string) => process.stdout.write(`${line}\n`)

furnish(folder)
const mail = await startMailServer()
const stripe = await startStripe()
const issuer = await startIssuer({ folder, port: 14_000 })
const frontRoot = await openFronts(folder, {
  issuer: `https://${addresses.issuer}:14000`,
  issuerCertificate: issuer.apiCertificate,
  stripe: stripe.url,
})
const { debian, npm } = registries()
const beyond = await openDoors({
  [acmeHost]: frontSocket(folder, acmeHost),
  [stripeHost]: frontSocket(folder, stripeHost),
  [debian.hostname]: registrySocket(folder, debian),
  [npm.hostname]: registrySocket(folder, npm),
})
const { zones, publish } = await startInternet(folder)
for (const [name, address] of Object.entries(beyond)) zones.write(name, 'A', address)
zones.register(mainHost)
await publish()
setDefaultCACertificates([...getCACertificates(), issuer.root, frontRoot])
trust(machineFolder, 'laboratory-issuer.crt', issuer.root)
trust(machineFolder, 'laboratory-fronts.crt', frontRoot)
const machine = await boot(machineFolder, log)
await machine.paste('update-ca-certificates')
const browser = await startBrowser([issuer.root, frontRoot])
const visitors: Visitors = { browser, zones, publish, mainHost, stripe: stripe.url, folder }
const values = {
  MAIN_HOST: mainHost,
  OPERATOR: `olga@${mainHost}`,
  REPOSITORY: repository,
  SMTP_URL: mail.url,
  STRIPE_KEY: 'sk_test_of_the_provider',
}

/** What happens before a step. */
const before: Record<string, () => Promise<unknown>> = {
  // As the night did.
  Backups: () => machine.paste('vitrine backup'),
}

/** What a step wants beside its commands. */
const beside: Record<string, (printed: string) => Promise<unknown>> = {
  // Name servers of this Internet have addresses of the machine itself.
  'Write the settings': () => machine.paste('vitrine set OUTBOUND_LOOPBACK=1'),
  'Become the operator': (printed) => setUpOperator(visitors, printed),
  'Open the first shop': () => firstShop(visitors),
  Backups: () => shopIsBack(),
}

async function shopIsBack() {
  const seconds = 60
  await waitUntil(
    'the shop from the backup',
    async () => (await visit(browser, `https://${domain}/product/sencha`)).status === 200,
    { seconds },
  )
}

async function writeRecords(text: string) {
  for (const line of text.trim().split('\n')) {
    const [name = '', type = ''] = line.split(/\.? +/)
    zones.write(name, type, addresses.shops)
  }
  await publish()
}

async function follow(step: Step, on: Machine): Promise<Measured> {
  await before[step.title]?.()
  const started = performance.now()
  let printed = ''
  for (const { kind, text } of step.blocks)
    if (kind === 'dns') await writeRecords(text)
    else printed += `${await on.paste(withValues(text, values))}\n`
  appendFileSync(log, `\n=== ${step.title} ends ===\n`)
  await beside[step.title]?.(printed)
  const seconds = (performance.now() - started) / 1000
  say(`ok ${seconds.toFixed(1).padStart(7)} s  ${step.title}`)
  return { ...step, seconds }
}

const measured: Measured[] = []
let failure: unknown
try {
  const steps = await readSteps()
  const unknown = Object.keys({ ...before, ...beside }).find(
    (title) => !steps.some((step) => step.title === title),
  )
  if (unknown !== undefined) throw new Error(`The document has no step "${unknown}" any more.`)
  say(`A fresh Debian ${(await machine.paste('cat /etc/debian_version')).trim()} (${release})`)
  for (const step of steps) {
    if (step.title !== 'Upgrades') measured.push(await follow(step, machine))
    else {
      const during = await requestsDuring(`https://${mainHost}/`, async () => {
        measured.push(await follow(step, machine))
      })
      say(
        `   visits during the upgrade: ${during.all}, failed: ${during.failed}, longest ${during.longestMs} ms`,
      )
      if (during.failed > 0) throw new Error('Visits failed during the upgrade.')
    }
  }
  printTimes(measured, say)
} catch (error) {
  failure = error
  say(`FAILED ${(error as Error).stack}`)
  say(machine.journal())
}
await browser.close()
process.exit(failure === undefined ? 0 : 1)

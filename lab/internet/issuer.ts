import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { startProgram } from '@vitrine/harness/start-program.ts'
import { addresses } from './addresses.ts'

const run = promisify(execFile)

/** The name that the registry leads to it, and CAA records do not forbid. */
export const issuerName = 'acme.example'

export interface Issuer {
  directory: string
  /** File with the certificate of its own API. */
  apiCertificate: string
  /** Root of what it issues. */
  root: string
  stop(): Promise<void>
}

interface Settings {
  folder: string
  port: number
  /** Names that it refuses, as an issuer does that a CAA record forbids: Pebble reads none. */
  refused?: string[]
  lifetimeSeconds?: number
}

/** Starts Pebble, an ACME server that validates on ports 80 and 443 like any other. */
export async function startIssuer({
  folder,
  port,
  refused = [],
  lifetimeSeconds,
}: Settings): Promise<Issuer> {
  const own = path.join(folder, `issuer-${port}`)
  await mkdir(own)
  const [certificate, key] = [path.join(own, 'api.crt'), path.join(own, 'api.key')]
  const request = ['req', '-x509', '-nodes', '-days', '2', '-keyout', key, '-out', certificate]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const names = ['-subj', `/CN=${issuerName}`, '-addext', `subjectAltName=DNS:${issuerName}`]
  await run('openssl', [...request, ...kind, ...names])
  const config = path.join(own, 'pebble.json')
  const pebble = {
    listenAddress: `${addresses.issuer}:${port}`,
    managementListenAddress: `${addresses.issuer}:${port + 1}`,
    certificate,
    privateKey: key,
    httpPort: 80,
    tlsPort: 443,
    ocspResponderURL: '',
    externalAccountBindingRequired: false,
    domainBlocklist: refused,
    ...(lifetimeSeconds !== undefined && { certificateValidityPeriod: lifetimeSeconds }),
  }
  await writeFile(config, JSON.stringify({ pebble }))
  const program = await startProgram(
    ['pebble', '-config', config, '-dnsserver', `${addresses.resolverOfIssuer}:53`],
    // Up to three seconds for each validation, about what an issuer on the Internet takes.
    { ready: /ACME directory available/, environment: { PEBBLE_VA_SLEEPTIME: '3' }, onLine() {} },
  )
  return {
    directory: `https://${issuerName}:${port}/dir`,
    apiCertificate: certificate,
    root: await rootOf(port + 1, await readFile(certificate, 'utf8')),
    stop: () => program.stop(),
  }
}

async function rootOf(port: number, ca: string): Promise<string> {
  return await new Promise((resolve, reject) => {
    const target = { host: addresses.issuer, port, path: '/roots/0', servername: issuerName, ca }
    request(target, (answer) => void text(answer).then(resolve, reject))
      .on('error', reject)
      .end()
  })
}

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request as askPlainly } from 'node:http'
import { createServer, request as askSecurely } from 'node:https'
import path from 'node:path'
import { issuerName } from '../internet/issuer.ts'

export const frontSocket = (folder: string, host: string) => path.join(folder, `${host}.sock`)

interface Front {
  host: string
  /** Where its requests go. */
  behind: string
  /** Paths with another name there. */
  paths?: Record<string, string>
  /** Certificate of the server behind. */
  ca?: string
}

export const acmeHost = 'acme-v02.api.letsencrypt.org'
export const stripeHost = 'api.stripe.com'

/**
 * Answers at the names of Let’s Encrypt and Stripe with the laboratory's own servers.
 * @returns the root that certified them; each listens at its `frontSocket`
 */
export async function openFronts(
  folder: string,
  { issuer, issuerCertificate, stripe }: Record<'issuer' | 'issuerCertificate' | 'stripe', string>,
): Promise<string> {
  const { root, leaf, key } = certify(folder, [acmeHost, stripeHost])
  const fronts: Front[] = [
    {
      host: acmeHost,
      behind: issuer,
      paths: { '/directory': '/dir' },
      ca: readFileSync(issuerCertificate, 'utf8'),
    },
    { host: stripeHost, behind: stripe },
  ]
  for (const front of fronts)
    await open(front, frontSocket(folder, front.host), { cert: leaf, key })
  return root
}

async function open(front: Front, socket: string, credentials: { cert: string; key: string }) {
  const server = createServer(credentials, (request, response) => {
    const onward = ask(front, request, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(socket, resolve))
  server.unref()
}

function ask(
  { behind, paths = {}, ca }: Front,
  { method, url = '/', headers }: IncomingMessage,
  onAnswer: (answer: IncomingMessage) => void,
): ClientRequest {
  const { protocol, hostname, port } = new URL(behind)
  const target = { hostname, port, method, path: paths[url] ?? url, headers }
  return protocol === 'http:'
    ? askPlainly(target, onAnswer)
    : askSecurely({ ...target, ca, servername: issuerName }, onAnswer)
}

function certify(folder: string, hosts: string[]) {
  const [rootKey, rootFile, key, leaf] = ['root.key', 'root.crt', 'leaf.key', 'leaf.crt'].map(
    (name) => path.join(folder, `fronts-${name}`),
  ) as [string, string, string, string]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const made = ['req', '-x509', ...kind, '-days', '2']
  openssl(...made, '-keyout', rootKey, '-out', rootFile, '-subj', '/CN=Laboratory')
  const names = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`
  const signed = ['-CA', rootFile, '-CAkey', rootKey, '-subj', '/CN=fronts', '-addext', names]
  openssl(
    ...made,
    ...signed,
    '-addext',
    'basicConstraints=critical,CA:FALSE',
    '-keyout',
    key,
    '-out',
    leaf,
  )
  return { root: read(rootFile), leaf: read(leaf), key: read(key) }
}

const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'ignore' })
const read = (file: string) => readFileSync(file, 'utf8')

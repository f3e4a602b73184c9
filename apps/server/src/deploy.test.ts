import { execFileSync, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:http'
import { get as getSecurely } from 'node:https'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { requireDebianProgram } from '../../../scripts/debian-program.ts'
import { onPath } from '../../../scripts/on-path.ts'
import { readConfig } from './platform/config.ts'
import { listen } from './platform/http/listen.ts'
import { listenInternally } from './platform/http/listen-internal.ts'
import { aDomain } from './testing/a-domain.ts'
import { openListeningHosts } from './testing/listening-hosts.ts'
import { startShop } from './testing/start-shop.ts'
import { testCertificate } from './testing/test-certificate.ts'

const deploy = path.resolve(import.meta.dirname, '../../../deploy')
const plain = startShop()
const shop = startShop({ storefront: async () => new Response('a page') }, undefined, {
  MAIN_HOST: 'shops.example',
  TRUSTED_PROXIES: '127.0.0.1',
})
const { db, log, config } = shop.services

let folder: string
let server: Awaited<ReturnType<typeof listen>>
let internal: Awaited<ReturnType<typeof listenInternally>>
let listening: Awaited<ReturnType<typeof openListeningHosts>>
let ports: { plain: number; secure: number }
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-deploy-'))
  server = await listen(shop.app, { ...config, port: 0 }, { log })
  listening = await openListeningHosts(db, config)
  listening.hosts.readNames()
  internal = await listenInternally(
    { internalPort: 0, internalHost: '127.0.0.1' },
    { hosts: listening.hosts, readMetrics: async () => '' },
  )
  ports = { plain: await aFreePort(), secure: await aFreePort() }
})
afterAll(async () => {
  await internal?.stop()
  await listening.stop()
  await server.stop()
  await rm(folder, { recursive: true })
})

async function aFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/** Writes a file of deploy/ with this test's ports and folders in it. */
async function adapted(name: string, changes: [from: string, to: string][]) {
  let text = await readFile(path.join(deploy, name), 'utf8')
  for (const [from, to] of changes) {
    expect(text).toContain(from)
    text = text.replaceAll(from, to)
  }
  const file = path.join(folder, name)
  await writeFile(file, text)
  return file
}

async function visit(host: string, { ca, headers = {} }: { ca: string; headers?: object }) {
  const address = { host: '127.0.0.1', port: ports.secure, servername: host, agent: false, ca }
  const options = { ...address, path: '/shop', headers: { host, ...headers } }
  return await answerTo((resolve) => getSecurely(options, resolve))
}

async function visitPlainly(host: string) {
  const address = { host: '127.0.0.1', port: ports.plain, path: '/shop', agent: false }
  return await answerTo((resolve) => get({ ...address, headers: { host } }, resolve))
}

async function answerTo(
  ask: (resolve: (answer: IncomingMessage) => void) => ReturnType<typeof get>,
) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    ask(resolve).on('error', reject)
  })
  answer.resume()
  return { status: answer.statusCode, headers: answer.headers }
}

test('Caddy gets certificates for verified domains and the main host, and for nothing else', async () => {
  const domain = await aDomain(shop, await plain.aStore(), { isPrimary: true })
  const caddy = requireDebianProgram('caddy', 'usr/bin/caddy')
  // Caddy's own issuer and other ports; whatever else is as it ships.
  const own = `{
	admin off
	local_certs
	skip_install_trust
	http_port ${ports.plain}
	https_port ${ports.secure}
	storage file_system ${folder}/caddy
	on_demand_tls {`
  const file = await adapted('Caddyfile', [
    ['{\n\t# Without', `# Without`],
    ['\ton_demand_tls {', own],
    ['127.0.0.1:3000', `127.0.0.1:${server.port}`],
    ['127.0.0.1:3001', `127.0.0.1:${internal!.port}`],
  ])
  const running = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { HOME: folder },
    stdio: 'ignore',
  })
  const ended = once(running, 'exit')
  try {
    await vi.waitFor(() => visitPlainly(domain), { timeout: 20_000, interval: 50 })
    const root = path.join(folder, 'caddy/pki/authorities/local/root.crt')
    const ca = await readFile(root, 'utf8')
    for (const host of [domain, 'www.shops.example']) {
      const page = await visit(host, { ca, headers: { 'x-forwarded-proto': 'http' } })
      expect(page.status).not.toBe(308)
      expect(page.headers['strict-transport-security']).toMatch(/^max-age=31536000/)
      expect(await visitPlainly(host)).toMatchObject({
        status: 308,
        headers: { location: `https://${host}/shop` },
      })
    }
    await expect(visit(`not-${domain}`, { ca })).rejects.toThrow()
    expect((await visitPlainly(`not-${domain}`)).status).toBe(404)
  } finally {
    running.kill()
    await ended
  }
})

test('nginx passes on who asks and over what, with a certificate of the operator', async () => {
  const domain = await aDomain(shop, await plain.aStore(), { isPrimary: true })
  const nginx = requireDebianProgram('nginx', 'usr/sbin/nginx')
  await mkdir(path.join(folder, 'tls'))
  await writeFile(path.join(folder, 'tls/fullchain.pem'), testCertificate.cert)
  await writeFile(path.join(folder, 'tls/key.pem'), testCertificate.key)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  const file = await adapted('nginx.conf', [
    ['events {}', `pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}`],
    ['access_log off;', `access_log off; ${temporary}`],
    ['127.0.0.1:3000', `127.0.0.1:${server.port}`],
    ['listen 80 ', `listen 127.0.0.1:${ports.plain} `],
    ['listen 443 ', `listen 127.0.0.1:${ports.secure} `],
    ['/etc/vitrine/tls', `${folder}/tls`],
  ])
  const words = ['-e', `${folder}/error.log`, '-p', folder, '-c', file]
  execFileSync(nginx, [...words, '-t'], { stdio: 'pipe' })
  execFileSync(nginx, words)
  try {
    expect(await visitPlainly(domain)).toMatchObject({
      status: 308,
      headers: { location: `https://${domain}/shop` },
    })
    const address = { host: '127.0.0.1', port: ports.secure, servername: domain, agent: false }
    const trusted = { ca: testCertificate.cert, checkServerIdentity: () => undefined }
    const page = await answerTo((resolve) =>
      getSecurely({ ...address, ...trusted, path: '/shop', headers: { host: domain } }, resolve),
    )
    expect(page.status).toBe(200)
  } finally {
    execFileSync(nginx, [...words, '-s', 'stop'], { stdio: 'pipe' })
  }
})

test('the environment file has every variable that a server needs, and Caddy asks its port', async () => {
  const text = await readFile(path.join(deploy, 'vitrine.env'), 'utf8')
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  const values = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s, 2)))
  expect(readConfig(values)).toMatchObject({
    port: 3000,
    internalPort: 3001,
    internalHost: '127.0.0.1',
    trustedProxies: ['127.0.0.1'],
    demo: false,
  })
})

test('the command of the machine writes settings in their place, and refuses what systemd would misread', async () => {
  const settings = path.join(folder, 'vitrine.env')
  await writeFile(settings, '# Yours.\nMAIN_HOST=shops.example\nSMTP_URL=\nPORT=3000\n')
  const file = await adapted('vitrine', [
    ['/etc/vitrine/vitrine.env', settings],
    ['"$(id -u)" = 0', '0 = 0'],
  ])
  const run = (...words: string[]) => execFileSync('sh', [file, ...words], { stdio: 'pipe' })
  const smtp = 'smtps://olga:a|b&c%40d=@mail.example:465?x=$1'
  run('set', `SMTP_URL=${smtp}`, 'SECRET=one', 'SECRET=two')
  expect(await readFile(settings, 'utf8')).toBe(
    `# Yours.\nMAIN_HOST=shops.example\nSMTP_URL=${smtp}\nPORT=3000\nSECRET=two\n`,
  )
  expect((await stat(settings)).mode & 0o077).toBe(0)
  for (const wrong of [['SMTP_URL=a b'], ['SMTP_URL="a"'], ['SMTP_URL'], ['a=b'], ['=b'], []])
    expect(() => run('set', ...wrong), wrong.join(' ')).toThrow()
  expect(await readFile(settings, 'utf8')).toContain(`SMTP_URL=${smtp}\n`)
})

test.skipIf(!onPath('systemd-analyze'))('systemd accepts the units', async () => {
  const units = ['vitrine.service', 'vitrine-backup.service', 'vitrine-backup.timer']
  for (const name of units) {
    const unit = path.join(deploy, 'systemd', name)
    expect(() => execFileSync('systemd-analyze', ['verify', unit], { stdio: 'pipe' })).not.toThrow()
  }
})

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import path from 'node:path'
import { addresses } from '../internet/addresses.ts'

/** A host outside of the laboratory that a fresh machine downloads from. */
interface Registry {
  url: URL
  /** Its address inside. */
  address: string
}

/** Those that this machine is set up with. */
export function registries(): { debian: Registry; npm: Registry } {
  const npm = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  return {
    debian: { url: new URL(debianMirror()), address: addresses.debian },
    npm: { url: new URL(npm), address: addresses.npm },
  }
}

function debianMirror(): string {
  const folder = '/etc/apt/sources.list.d'
  const files = existsSync(folder) ? readdirSync(folder).map((each) => path.join(folder, each)) : []
  for (const file of ['/etc/apt/sources.list', ...files]) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const found = /^(?:deb |URIs: ).*?(https?:\/\/\S+\/debian\/?)(?:\s|$)/m.exec(text)
    if (found) return found[1]!
  }
  return 'http://deb.debian.org/debian'
}

const portOf = ({ protocol, port }: URL) => Number(port) || (protocol === 'https:' ? 443 : 80)

const socketOf = (folder: string, { url }: Registry) => path.join(folder, `${url.hostname}.sock`)

/** Outside: leads a socket of the file system to each registry. */
export async function openRegistries(folder: string): Promise<void> {
  for (const registry of Object.values(registries()))
    await lead(socketOf(folder, registry), () =>
      connect(portOf(registry.url), registry.url.hostname),
    )
}

/** Inside: leads the address of each registry to its socket. */
export async function leadToRegistries(folder: string): Promise<void> {
  for (const registry of Object.values(registries()))
    await lead({ port: portOf(registry.url), host: registry.address }, () =>
      connect(socketOf(folder, registry)),
    )
}

async function lead(
  where: Parameters<Server['listen']>[0],
  onward: () => ReturnType<typeof connect>,
) {
  const server = createServer((inner) => {
    const outer = onward()
    inner.pipe(outer).pipe(inner)
    inner.on('error', () => outer.destroy())
    outer.on('error', () => inner.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(where as never, resolve)
  })
  server.unref()
}

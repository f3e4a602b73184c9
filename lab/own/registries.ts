import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'

/** Where this machine downloads from, and so a fresh one does. */
export function registries(): { debian: URL; npm: URL } {
  const npm = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  return { debian: new URL(debianMirror()), npm: new URL(npm) }
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

/** The socket that leads to a registry from within the laboratory. */
export const registrySocket = (folder: string, { hostname }: URL) =>
  path.join(folder, `${hostname}.sock`)

/** Leads a socket of the file system to each registry; outside of the laboratory's network. */
export async function openRegistries(folder: string): Promise<void> {
  for (const url of Object.values(registries())) {
    const { protocol, hostname, port } = url
    const target = { host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) }
    const server = createServer((inner) => {
      const outer = connect(target)
      inner.pipe(outer).pipe(inner)
      inner.on('error', () => outer.destroy())
      outer.on('error', () => inner.destroy())
    })
    await new Promise<void>((resolve) => server.listen(registrySocket(folder, url), resolve))
    server.unref()
  }
}

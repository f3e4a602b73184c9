import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readlinkSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { addresses } from './addresses.ts'

const outside = 'LAB_OUTSIDE'
const network = () => readlinkSync('/proc/self/ns/net')

/**
 * Runs a file of ours in namespaces of its own: its ports 53, 80 and 443 are free, nothing that it
 * sends leaves the machine, and with it ends every process that it started.
 * @returns its exit code
 */
export async function runInside(file: string, words: string[] = []): Promise<number> {
  const spaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
  const child = spawn('unshare', [...spaces, process.execPath, file, ...words], {
    stdio: 'inherit',
    env: { ...process.env, [outside]: network() },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

/**
 * Gives the namespace its addresses and its resolver.
 * @throws outside of a namespace of the laboratory, where addresses belong to others
 */
export function furnish(folder: string): void {
  const isInside = process.env[outside] !== undefined && process.env[outside] !== network()
  if (!isInside || Object.keys(networkInterfaces()).length > 0)
    throw new Error('The laboratory only runs in a network namespace of its own.')
  for (const address of new Set(Object.values(addresses)))
    if (address !== '127.0.0.1') ip('address', 'add', `${address}/32`, 'dev', 'lo')
  ip('link', 'set', 'lo', 'up')
  // Chromium takes a machine without any other interface for one that is offline.
  ip('link', 'add', 'lab0', 'type', 'veth', 'peer', 'name', 'lab1')
  ip('address', 'add', '198.51.100.1/32', 'dev', 'lab0')
  for (const end of ['lab0', 'lab1']) ip('link', 'set', end, 'up')
  const resolver = path.join(folder, 'resolv.conf')
  writeFileSync(resolver, `nameserver ${addresses.resolverOfShoppers}\n`)
  execFileSync('mount', ['--bind', resolver, '/etc/resolv.conf'])
}

function ip(...words: string[]) {
  execFileSync('ip', words)
}

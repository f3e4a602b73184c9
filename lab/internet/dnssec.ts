import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Signer {
  sign(zone: string, text: string, file: string): Promise<void>
  /** The DS record of a zone; a broken one belongs to a key that signs nothing. */
  delegation(zone: string, isBroken: boolean): Promise<string>
  trustAnchor(zone: string): Promise<string>
}

/** Signs zones with one key each. */
export async function createSigner(folder: string): Promise<Signer> {
  const keys = new Map<string, Promise<string>>()

  function keyOf(zone: string, use = ''): Promise<string> {
    const existing = keys.get(`${zone} ${use}`)
    if (existing) return existing
    const made = makeKey(folder, zone)
    keys.set(`${zone} ${use}`, made)
    return made
  }

  return {
    async sign(zone, text, file) {
      const key = await keyOf(zone)
      const plain = `${file}.plain`
      await writeFile(plain, text + (await readFile(`${key}.key`, 'utf8')))
      const optOut = zone === '' ? [] : ['-3', '-', '-A']
      const words = ['-z', '-P', '-Q', '-o', zone || '.', '-f', file, ...optOut, plain, key]
      await run('dnssec-signzone', words, { cwd: folder })
    },
    async delegation(zone, isBroken) {
      const key = await keyOf(zone, isBroken ? 'of nothing' : '')
      const { stdout } = await run('dnssec-dsfromkey', ['-2', `${key}.key`])
      return stdout
    },
    async trustAnchor(zone) {
      const text = await readFile(`${await keyOf(zone)}.key`, 'utf8')
      const [, numbers = '', key = ''] = /DNSKEY (\d+ \d+ \d+) (.+)/.exec(text) ?? []
      return `trust-anchors { "${zone || '.'}" static-key ${numbers} "${key.replaceAll(' ', '')}"; };`
    },
  }
}

async function makeKey(folder: string, zone: string): Promise<string> {
  const words = ['-q', '-K', folder, '-a', 'ECDSAP256SHA256', '-f', 'KSK', zone || '.']
  const { stdout } = await run('dnssec-keygen', words)
  return path.join(folder, stdout.trim())
}

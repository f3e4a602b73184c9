import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { debianLibraries, requireDebianProgram } from '../../../../scripts/debian-program.ts'

/**
 * Verifies an email with Debian's opendkim, which shares no code with what signed it.
 * @param keys TXT records by their names, as the DNS has them
 * @returns its verdict on each signature, such as `pass d=tea.com s=vitrine-1a2b3c`
 */
export async function verifyDkim(email: string, keys: Record<string, string>): Promise<string[]> {
  const program = requireDebianProgram('opendkim', 'usr/sbin/opendkim')
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-dkim-'))
  try {
    const at = (name: string) => path.join(folder, name)
    const records = Object.entries(keys).map(([name, text]) => `${name} ${text}\n`)
    await writeFile(at('keys'), records.join(''))
    await writeFile(at('conf'), `Mode v\nTestPublicKeys ${at('keys')}\n`)
    await writeFile(at('email'), email)
    const options = ['-x', at('conf'), '-t', at('email'), '-vvv']
    const env = { ...process.env, ...debianLibraries('opendkim') }
    const { stdout, stderr } = await promisify(execFile)(program, options, { env })
    const verdict = /dkim=(\w+)[^;]*?header\.d=(\S+)[^;]*?header\.s=(\S+)/g
    return [...(stdout + stderr).matchAll(verdict)].map(
      ([, result, domain, selector]) => `${result} d=${domain} s=${selector}`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

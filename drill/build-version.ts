import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '@vitrine/harness/start-program.ts'

/** The last commit that lacks the newest migration. */
export function commitBeforeNewestMigration(): string {
  const newest = git('ls-files', 'packages/db/migrations/*.sql').split('\n').toSorted().at(-1) ?? ''
  return git('log', '--diff-filter=A', '--format=%H^', '-1', '--', newest)
}

/**
 * Builds a commit in a folder of its own, with this checkout's packages.
 * @returns the folder, which the caller removes
 */
export async function buildVersion(commit: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-version-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  for (const packages of [
    'node_modules',
    ...globSync('{apps,packages}/*/node_modules', { cwd: root }),
  ]) {
    if (!existsSync(path.join(folder, path.dirname(packages)))) continue
    execFileSync('cp', ['-al', path.join(root, packages), path.join(folder, packages)])
  }
  execFileSync('npm', ['run', 'build', '--silent'], { cwd: folder, stdio: 'pipe' })
  return folder
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
}

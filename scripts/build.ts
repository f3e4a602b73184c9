import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { compressFiles } from './compress-files.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '..')

export const builtServer = 'apps/server/dist/main.js'

const shared = ['package-lock.json', 'packages/{commerce,contract,sections}/src/**/*']

const builds = [
  {
    app: 'storefront',
    commands: [
      ['vite', 'build'],
      ['vite', 'build', '--ssr', 'src/entry-server.tsx'],
    ],
    sources: [...shared, 'apps/storefront/{src,public}/**/*', 'apps/storefront/*.{json,ts}'],
    output: 'apps/storefront/dist',
  },
  {
    app: 'dashboard',
    commands: [
      ['react-router', 'build'],
      ['vite', 'build', '--config', 'vite.site.config.ts'],
    ],
    sources: [...shared, 'apps/dashboard/{src,public}/**/*', 'apps/dashboard/*.{json,ts}'],
    output: 'apps/dashboard/build',
  },
  {
    app: 'server',
    commands: [['vite', 'build']],
    sources: [
      ...shared,
      '{apps/server,packages/db,packages/demo}/src/**/*',
      'apps/server/*.{json,ts}',
    ],
    output: 'apps/server/dist',
  },
]

export async function buildStale() {
  await Promise.all(builds.map(buildIfStale))
}

async function buildIfStale({ app, commands, sources, output }: (typeof builds)[number]) {
  const stamp = path.join(root, output, '.sources')
  const now = await hashOf(sources)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === now) return
  const started = Date.now()
  process.stdout.write(`Building the ${app} …\n`)
  // A build that fails has emptied its folder.
  await rm(stamp, { force: true })
  for (const command of commands) await build(app, command)
  for (const folder of ['client', 'site/assets'])
    await compressFiles(path.join(root, output, folder))
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, now)
  process.stdout.write(`Built the ${app} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
}

/** Not by `npm run`, because old versions of npm hide on a new Node that a command failed. */
async function build(app: string, [program = '', ...words]: string[]) {
  await run(process.execPath, [path.join(root, 'node_modules/.bin', program), ...words], {
    cwd: path.join(root, 'apps', app),
    maxBuffer: 64 * 1024 * 1024,
  }).catch((failure: { stdout: string; stderr: string }) => {
    throw new Error(`The ${app} does not build:\n${lastLines(failure.stderr || failure.stdout)}`)
  })
}

/** Keeps the end, where the reason follows hundreds of file names. */
function lastLines(output: string) {
  return output.trim().split('\n').slice(-40).join('\n')
}

async function hashOf(patterns: string[]) {
  const files: string[] = []
  for await (const file of glob(patterns, { cwd: root, withFileTypes: true })) {
    const isTest = /\.test\.tsx?$/.test(file.name)
    if (file.isFile() && !isTest) files.push(path.join(file.parentPath, file.name))
  }
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    hash.update(path.relative(root, file))
    hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

if (import.meta.main)
  await buildStale().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })

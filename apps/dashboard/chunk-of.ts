import type { Rolldown } from 'vite'

/** The screens whose first files are grouped; all others are split by what they share. */
const beginnings = {
  everything: /(?:src\/root\.tsx|entry\.client\.\w+)$/,
  dashboard: /styled\.layout\.tsx$/,
  canvas: /-canvas\.screen\.tsx$/,
  builder: /builder\.screen\.tsx$/,
  other: /\.(?:screen|layout)\.tsx$/,
}

type Beginning = keyof typeof beginnings

const names = Object.keys(beginnings) as Beginning[]

/** The first rule that holds names the file; every file imports only from files above it. */
const chunks: [name: string, holds: (users: ReadonlySet<Beginning>, id: string) => boolean][] = [
  ['first', (users) => users.has('everything')],
  ['calls', (users) => users.has('dashboard') && users.has('canvas')],
  ['dashboard', (users) => users.has('dashboard')],
  ['sections', (users, id) => isSharedByAll(users) && id.includes('packages/sections/')],
  ['page', (users) => isOfPages(users) && users.has('builder') && users.has('canvas')],
  ['canvas', (users) => isOfPages(users) && users.has('canvas')],
  ['builder', (users) => isOfPages(users)],
]

function isSharedByAll(users: ReadonlySet<Beginning>): boolean {
  return users.has('canvas') && users.has('other')
}

function isOfPages(users: ReadonlySet<Beginning>): boolean {
  return users.size > 0 && !users.has('other')
}

/**
 * Names the file that a module goes into, by the screens that load it. A canvas is a document of
 * its own, which the builder opens for each page: fetching hundreds of small files takes longer
 * than running them (decision 098).
 * @returns null for modules that are split automatically
 */
export function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  if (id.includes('@tabler/icons')) return 'icons'
  if (beginningOf(id)) return null
  const users = usersOf(id, context)
  const name = chunks.find(([, holds]) => holds(users, id))?.[0] ?? null
  // A screen loads the styles of what it imports after its own, and must not load the frame's again.
  return name === 'dashboard' && hasStyles(id, context) ? null : name
}

function beginningOf(id: string): Beginning | undefined {
  const file = id.replace(/\?.*/, '')
  return names.find((name) => beginnings[name].test(file))
}

function hasStyles(
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (/\.css(?:\?|$)/.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const imported = context.getModuleInfo(id)?.importedIds ?? []
  return imported.some((each) => hasStyles(each, context, seen))
}

function usersOf(id: string, context: Rolldown.ChunkingContext): ReadonlySet<Beginning> {
  const users = new Set<Beginning>()
  const seen = new Set<string>()
  const visit = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    const beginning = beginningOf(module)
    if (beginning) users.add(beginning)
    const info = context.getModuleInfo(module)
    info?.importers.forEach(visit)
    // A canvas loads every section at once; other dynamic imports are for later.
    info?.dynamicImporters.filter((from) => from.includes('sections/src/render/')).forEach(visit)
  }
  visit(id)
  return users
}

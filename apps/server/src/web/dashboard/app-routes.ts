import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

interface BuiltRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
}

/**
 * Returns a matcher for the dashboard's paths, read from its build, so that the list exists once.
 * The not-found route does not count.
 */
export async function readAppRoutes(folder: string): Promise<(pathname: string) => boolean> {
  const routes = await readRoutes(folder)
  const byId = new Map(routes.map((route) => [route.id, route]))
  const patterns = routes
    .filter((route) => route.path !== '*' && (route.index || route.path))
    .map((route) => toPattern(fullPath(route, byId)))
  return (pathname) => patterns.some((pattern) => pattern.test(pathname))
}

async function readRoutes(folder: string): Promise<BuiltRoute[]> {
  const found = await Array.fromAsync(glob('assets/manifest-*.js', { cwd: folder }))
  const [file] = found
  if (!file) return []
  const script = await readFile(path.join(folder, file), 'utf8')
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)
  const { routes } = JSON.parse(json) as { routes: Record<string, BuiltRoute> }
  return Object.values(routes)
}

function fullPath(route: BuiltRoute, byId: Map<string, BuiltRoute>): string[] {
  const parent = route.parentId === undefined ? undefined : byId.get(route.parentId)
  const own = route.path ? route.path.split('/').filter(Boolean) : []
  return parent ? [...fullPath(parent, byId), ...own] : own
}

function toPattern(segments: string[]): RegExp {
  const steps = segments.map((segment) => {
    if (segment === '*') return '/.+'
    if (segment.startsWith(':')) return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    return `/${segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`
  })
  return new RegExp(`^${steps.join('')}/?$`)
}

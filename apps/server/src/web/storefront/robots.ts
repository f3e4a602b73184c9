import type { HostStore } from '../../platform/host-store.ts'
import { isOpen } from '../../identity/is-closed.ts'

export function answerRobots(store: HostStore, origin: string): Response {
  return new Response(robotsTxt(store, origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

function robotsTxt(store: HostStore, origin: string): string {
  if (!isOpen(store)) return 'User-agent: *\nDisallow: /\n'
  const { indexing, robots } = store.seo
  const closed = ['/cart', '/checkout', '/search', '/api/']
  const rules = closed.map((path) => `Disallow: ${path}\n`).join('')
  // A robot has to read a page to see that it is not to be indexed.
  const sitemap = indexing ? `\nSitemap: ${origin}/sitemap.xml\n` : ''
  return `User-agent: *\n${rules}${additions(robots)}${sitemap}`
}

/** Rules before the first group belong to the one above. */
function additions(robots: string): string {
  const lines = robots.trim().split(/[^\S\n]*\n/)
  if (lines[0] === '') return ''
  const isGroup = /^user-agent\s*:/i.test(lines.find((line) => !line.startsWith('#')) ?? '')
  return `${isGroup ? '\n' : ''}${lines.join('\n')}\n`
}

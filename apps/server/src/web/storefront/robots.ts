import type { HostStore } from '../../platform/host-store.ts'
import { isClosed } from '../../identity/is-closed.ts'

export function answerRobots(store: HostStore, origin: string): Response {
  return new Response(robotsTxt(store, origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

function robotsTxt(store: HostStore, origin: string): string {
  if (store.status !== 'live' || isClosed(store)) return 'User-agent: *\nDisallow: /\n'
  const closed = ['/cart', '/checkout', '/search', '/api/']
  const rules = closed.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`
}

import path from 'node:path'
import { packageFolder } from '../../platform/package-folder.ts'
import { plainPage } from '../../platform/http/plain-page.ts'
import { openStaticFiles, type StaticFiles } from '../../platform/http/static-files.ts'
import { providerFiles } from './provider-files.ts'
import { type AppShell, readAppShell } from './app-shell.ts'
import type { Provider } from '../../platform/provider-identity/read-provider.ts'
import { readAppRoutes } from './app-routes.ts'

const dashboardBuild = path.join(packageFolder('@vitrine/dashboard'), 'build/client')

export type Dashboard = (request: Request) => Promise<Response>

export async function openDashboard(
  provider: Provider,
  folder = dashboardBuild,
): Promise<Dashboard> {
  const files = await openStaticFiles(folder)
  const isAppRoute = await readAppRoutes(folder)
  const shellFile = files.has(shellName) ? shellName : '/index.html'
  const shell = await readAppShell(folder, shellFile, provider)
  const ofProvider = await providerFiles(provider)
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod()
    const { pathname } = new URL(request.url)
    return (
      ofProvider(pathname) ??
      (await answerFile(files, request, pathname)) ??
      (await answerShell(request, shell, isAppRoute(pathname))) ??
      (await notBuilt())
    )
  }
}

async function answerFile(files: StaticFiles, request: Request, pathname: string) {
  const page = pathname.replace(/\/$/, '')
  if (pathname === shellName) return undefined
  return (
    (await files.answer(request, pathname)) ??
    (await files.answer(request, `${page}/index.html`)) ??
    (await files.answer(request, `${page}.html`))
  )
}

const shellName = '/__spa-fallback.html'

async function answerShell(request: Request, shell: AppShell | undefined, isApp: boolean) {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/assets/')) return await missing()
  return shell?.(request, isApp ? 200 : 404)
}

async function missing() {
  const page = await plainPage('Nothing is here', 'There is no page at this address.')
  return htmlAnswer(page, 404)
}

async function notBuilt() {
  const page = await plainPage('Not built yet', 'Run "npm run build", then open this page again.')
  return htmlAnswer(page, 503)
}

function htmlAnswer(page: unknown, status: number) {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(String(page), { status, headers })
}

function refuseMethod() {
  return new Response('Pages are read with GET.\n', {
    status: 405,
    headers: { allow: 'GET, HEAD' },
  })
}

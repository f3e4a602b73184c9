import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { withIdentity } from '../../platform/provider-identity/identity-html.ts'
import type { Provider } from '../../platform/provider-identity/read-provider.ts'

export type AppShell = (request: Request, status: 200 | 404) => Response

/** @returns undefined when the dashboard is not built */
export async function readAppShell(
  folder: string,
  file: string,
  provider: Provider,
): Promise<AppShell | undefined> {
  const built = await readFile(path.join(folder, file), 'utf8').catch(() => undefined)
  if (built === undefined) return undefined
  const page = await withIdentity(built, provider)
  const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    etag,
  }
  return (request, status) => {
    if (status === 200 && request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers })
    return new Response(request.method === 'HEAD' ? null : page, { status, headers })
  }
}

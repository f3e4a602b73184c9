import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { acceptsEncoding } from './accepts-encoding.ts'

interface StaticFile {
  path: string
  type: string
  br: boolean
  gz: boolean
}

export interface StaticFiles {
  has(pathname: string): boolean
  answer(request: Request, pathname: string, status?: number): Promise<Response | undefined>
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Lists the folder once; only listed files are served, so no path can escape it. */
export async function openStaticFiles(folder: string): Promise<StaticFiles> {
  const files = await listFiles(folder)
  return {
    has: (pathname) => files.has(pathname),
    async answer(request, pathname, status = 200) {
      const file = files.get(pathname)
      return file && (await answerWith(file, request, pathname, status))
    },
  }
}

async function listFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const all = new Set(paths)
  const served = paths.filter((file) => types[path.extname(file)])
  return new Map(
    served.map((file) => [
      `/${path.relative(folder, file).split(path.sep).join('/')}`,
      {
        path: file,
        type: types[path.extname(file)] ?? 'application/octet-stream',
        br: all.has(`${file}.br`),
        gz: all.has(`${file}.gz`),
      },
    ]),
  )
}

async function answerWith(file: StaticFile, request: Request, pathname: string, status: number) {
  const encoding = encodingFor(file, request.headers.get('accept-encoding') ?? '')
  const bytes = await readFile(encoding ? `${file.path}.${suffixes[encoding]}` : file.path)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const isHashed = pathname.startsWith('/assets/')
  const headers = {
    'content-type': file.type,
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  }
  if (status === 200 && request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' ? null : new Uint8Array(bytes)
  return new Response(body, {
    status,
    headers: { ...headers, 'content-length': String(bytes.length) },
  })
}

const suffixes = { br: 'br', gzip: 'gz' } as const

function encodingFor({ br, gz }: StaticFile, accepted: string) {
  if (br && acceptsEncoding(accepted, 'br')) return 'br'
  return gz && acceptsEncoding(accepted, 'gzip') ? 'gzip' : undefined
}

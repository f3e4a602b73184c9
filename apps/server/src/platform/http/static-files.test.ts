import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openStaticFiles } from './static-files.ts'

const script = 'export const tea = "sencha"\n'.repeat(50)
const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-static-'))
await mkdir(path.join(folder, 'assets'))
await writeFile(path.join(folder, 'assets/tea.js'), script)
await writeFile(path.join(folder, 'assets/tea.js.br'), brotliCompressSync(script))
await writeFile(path.join(folder, 'assets/tea.js.gz'), gzipSync(script))
await writeFile(path.join(folder, 'index.html'), '<p>Tea</p>')
const files = await openStaticFiles(folder)
afterAll(() => rm(folder, { recursive: true }))

const answer = (pathname: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.answer(new Request(`http://localhost${pathname}`, { method, headers }), pathname)

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('to "%s" a file is sent as %s, and caches learn that it depends', async (accepted, encoding) => {
  const sent = await answer('/assets/tea.js', { 'accept-encoding': accepted })
  expect(sent?.headers.get('content-encoding')).toBe(encoding)
  expect(sent?.headers.get('vary')).toBe('accept-encoding')
  const size = Number(sent?.headers.get('content-length'))
  expect((await sent!.arrayBuffer()).byteLength).toBe(size)
  expect(size < script.length).toBe(encoding !== null)
})

test('a file with its hash in the name is cached for a year; a page is revalidated each time', async () => {
  const [code, page] = [await answer('/assets/tea.js'), await answer('/index.html')]
  expect(code?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(page?.headers.get('cache-control')).toBe('no-cache')
  expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('what a browser has already is not sent again', async () => {
  const etag = (await answer('/index.html'))!.headers.get('etag')!
  const again = await answer('/index.html', { 'if-none-match': etag })
  expect([again?.status, await again?.text()]).toEqual([304, ''])
})

test('HEAD states the size and sends nothing', async () => {
  const sent = await answer('/assets/tea.js', {}, 'HEAD')
  expect(sent?.headers.get('content-length')).toBe(String(script.length))
  expect(await sent?.text()).toBe('')
})

test.each(['/assets/tea.js.br', '/assets', '/../secret.txt', '/assets/%2e%2e/index.html'])(
  'there is nothing at %s',
  async (pathname) => {
    expect(await answer(pathname)).toBeUndefined()
  },
)

import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { buildStale } from './build.ts'

// What was compiled once need not be compiled again at the next start.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'))
process.env['NODE_ENV'] ??= 'production'
await buildStale()
await import('../apps/server/src/main.ts')

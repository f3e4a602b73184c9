import { buildStale } from './build.ts'

process.env['NODE_ENV'] ??= 'production'
await buildStale()
await import('../apps/server/src/main.ts')

import type { Config } from '../platform/config.ts'
import { withReceived } from './received-file.ts'

export function isArchive({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname === '/api/archives/brought'
}

/** A shop's media and, generously, its rows. */
const maxBytesOf = ({ mediaStoreMegabytes }: Config) => (mediaStoreMegabytes + 1000) * 1024 * 1024

export async function withArchive<Result>(
  request: Request,
  config: Config,
  work: (input: object) => Promise<Result>,
): Promise<Result> {
  const max = maxBytesOf(config)
  const receiving = { config, name: 'shop.tar.gz', max, tooLarge: 'archive_too_large' as const }
  return await withReceived(request, receiving, (file) => work({ file }))
}

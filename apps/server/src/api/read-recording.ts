import { maxFileBytes } from '@vitrine/contract/content/media.ts'
import type { Config } from '../platform/config.ts'
import { withReceived } from './received-file.ts'

export function isRecording({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname === '/api/media/files'
}

/** Builds the input from the URL and the body, which is the file itself. */
export async function withRecording<Result>(
  request: Request,
  config: Config,
  work: (input: object) => Promise<Result>,
): Promise<Result> {
  const { name: _name, ...query } = Object.fromEntries(new URL(request.url).searchParams)
  const max = Math.max(...Object.values(maxFileBytes))
  const receiving = { config, name: 'recording', max, tooLarge: 'recording_too_large' as const }
  return await withReceived(request, receiving, (file) => work({ ...query, file }))
}

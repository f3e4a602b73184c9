import type { Config } from '../../../platform/config.ts'
import type { ReadLimits } from './read-entries.ts'

/** Generous for rows: a hundred thousand products take about 300 MB. */
const rowMegabytes = 4000

export function archiveLimits({
  mediaStoreMegabytes,
}: Pick<Config, 'mediaStoreMegabytes'>): ReadLimits {
  return { totalBytes: (mediaStoreMegabytes + rowMegabytes) * 1024 * 1024, files: 1_000_000 }
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** For example “850 kB” or “1.5 GB”. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const maximumFractionDigits = step < 2 ? 0 : 1
  return `${(bytes / 1000 ** step).toLocaleString('en', { maximumFractionDigits })} ${units[step]}`
}

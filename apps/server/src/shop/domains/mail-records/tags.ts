/** Reads `name=value` pairs separated by semicolons, as DKIM and DMARC records have them. */
export function readTags(text: string): Map<string, string> {
  return new Map(
    text.split(';').flatMap((pair): [string, string][] => {
      const at = pair.indexOf('=')
      return at < 0 ? [] : [[pair.slice(0, at).trim().toLowerCase(), pair.slice(at + 1).trim()]]
    }),
  )
}

/** Returns the values of `:names`, undefined without a match. Ignores a trailing slash. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const expected = segmentsOf(pattern)
  const given = segmentsOf(pathname)
  if (expected.length !== given.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const value = decode(given[index] ?? '')
    if (segment.startsWith(':') && value) values[segment.slice(1)] = value
    else if (segment !== value) return undefined
  }
  return values
}

function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/')
}

/** Returns undefined for malformed escapes. */
export function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

const track = /^(?:auto|\d{1,2}(?:\.\d{1,2})?|\d{1,4}(?:\.\d{1,4})?(?:px|rem|%))$/
const weight = /^[\d.]+$/

/** Returns the columns of a grid from one to six widths, where a bare number is a share, or undefined. */
export function cssTracks(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 60) return undefined
  const widths = value.trim().split(/\s+/)
  if (widths.length > 6 || !widths.every((width) => track.test(width))) return undefined
  return widths.map(cssTrack).join(' ')
}

/** A share may be narrower than its content, so that long words do not push others away. */
function cssTrack(width: string): string {
  return weight.test(width) ? `minmax(0,${Number(width) || 1}fr)` : width
}

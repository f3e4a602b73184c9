import { cssColor } from './css-color.ts'

const gradient = /^linear-gradient\((.+)\)$/i
const direction = /^(?:-?\d{1,3}deg|to (?:top|bottom|left|right)(?: (?:left|right))?)$/i
const stop = /^(.+?)(?:\s+(\d{1,3}%))?$/
const betweenArguments = /,(?![^(]*\))/

/** Returns a linear gradient of two to eight colours, or undefined. */
export function cssGradient(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 400) return undefined
  const inner = gradient.exec(value.trim())?.[1]
  if (!inner) return undefined
  const parts = inner.split(betweenArguments).map((part) => part.trim())
  const stops = direction.test(parts[0] ?? '') ? parts.slice(1) : parts
  const isWhole = stops.length >= 2 && stops.length <= 8 && stops.every(isStop)
  return isWhole ? `linear-gradient(${parts.join(', ')})` : undefined
}

function isStop(part: string): boolean {
  return cssColor(stop.exec(part)?.[1]) !== undefined
}

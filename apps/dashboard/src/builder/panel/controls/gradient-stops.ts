import { mixColors } from '@vitrine/commerce/text/contrast.ts'
import { firstGradient } from '@vitrine/sections/kit/ground-settings.ts'
import { cssGradient } from '@vitrine/sections/kit/values/css-gradient.ts'

interface Stop {
  color: string
  /** Per cent. */
  place: number
}

export interface Gradient {
  /** Degrees. */
  angle: number
  stops: readonly Stop[]
}

export const maxStops = 8

const anglesOfSides: Readonly<Record<string, number>> = {
  'to top': 0,
  'to top right': 45,
  'to right': 90,
  'to bottom right': 135,
  'to bottom': 180,
  'to bottom left': 225,
  'to left': 270,
  'to top left': 315,
}

/** Reads a linear gradient; anything else becomes the first one. */
export function readGradient(value: unknown): Gradient {
  const inner = /^linear-gradient\((.+)\)$/.exec(cssGradient(value) ?? firstGradient)?.[1] ?? ''
  const parts = inner.split(/, (?![^(]*\))/)
  const side = anglesOfSides[parts[0] ?? '']
  const degrees = /^(-?\d+)deg$/.exec(parts[0] ?? '')?.[1]
  const hasDirection = side !== undefined || degrees !== undefined
  const written = hasDirection ? parts.slice(1) : parts
  const angle = side ?? (degrees === undefined ? 180 : (Number(degrees) + 360) % 360)
  const stops = written.map((part, index) => {
    const [, color = part, place] = /^(.+?)(?:\s+(\d+)%)?$/.exec(part) ?? []
    const even = Math.round((index * 100) / Math.max(1, written.length - 1))
    return { color, place: place === undefined ? even : Number(place) }
  })
  return { angle, stops }
}

export function writeGradient(
  { angle, stops }: Gradient,
  resolve = (color: string) => color,
): string {
  const written = stops.map(({ color, place }) => `${resolve(color)} ${place}%`)
  return `linear-gradient(${[`${angle}deg`, ...written].join(', ')})`
}

/** Adds a colour half way to the next one. */
export function addStop({ angle, stops }: Gradient, at: number): Gradient {
  const [from, to] = [stops[at]!, stops[at + 1] ?? { ...stops[at]!, place: 100 }]
  const isPlain = [from, to].every(({ color }) => /^#[\da-f]{6}$/i.test(color))
  const color = isPlain ? mixColors(from.color, 0.5, to.color) : from.color
  const between = { color, place: Math.round((from.place + to.place) / 2) }
  return { angle, stops: stops.toSpliced(at + 1, 0, between) }
}

export function removeStop({ angle, stops }: Gradient, at: number): Gradient {
  return { angle, stops: stops.toSpliced(at, 1) }
}

/** Colours are `#rrggbb` throughout the pictures. */
export function mix(from: string, to: string, amount: number): string {
  const channel = (at: number) => {
    const a = parseInt(from.slice(at, at + 2), 16)
    const b = parseInt(to.slice(at, at + 2), 16)
    return Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** Towards a warm white, as lit by a lamp. */
export const lighter = (colour: string, amount: number) => mix(colour, '#fffaf2', amount)

/** Towards a warm black; plain black makes shadows look dirty. */
export const darker = (colour: string, amount: number) => mix(colour, '#170d0a', amount)

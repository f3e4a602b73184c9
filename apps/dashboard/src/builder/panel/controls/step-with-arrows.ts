import type { KeyboardEvent } from 'react'

interface Steps {
  min?: number
  max?: number
  step?: number
}

/** Steps one pixel, but a tenth of a rem. */
export function stepOf(unit: string): number {
  return unit === 'rem' || unit === 'em' ? 0.1 : 1
}

/** Counts up and down within the limits, by ten steps with Shift. */
export function stepWithArrows(text: string, steps: Steps, type: (text: string) => void) {
  return (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    const amount = Number.parseFloat(text)
    if (direction === 0 || event.altKey || !Number.isFinite(amount)) return
    event.preventDefault()
    const { min = -Infinity, max = Infinity, step = 1 } = steps
    const next = amount + direction * step * (event.shiftKey ? 10 : 1)
    type(String(Number(Math.min(max, Math.max(min, next)).toFixed(4))))
  }
}

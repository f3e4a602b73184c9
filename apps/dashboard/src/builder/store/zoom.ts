/** `fit` shows the whole width of the page, at most at its own size. */
export type Zoom = number | 'fit'

export const zoomSteps: readonly number[] = [0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2]

/** @param shown the zoom on the screen now, which `fit` may have chosen */
export function nextZoom(direction: 'in' | 'out' | 'fit', shown: number): Zoom {
  if (direction === 'fit') return 'fit'
  const margin = 0.005
  if (direction === 'in')
    return zoomSteps.find((step) => step > shown + margin) ?? zoomSteps.at(-1)!
  return zoomSteps.findLast((step) => step < shown - margin) ?? zoomSteps[0]!
}

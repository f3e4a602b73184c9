import { z } from 'zod'

/** Pixels of the eight steps, as `storefront.css` has them. */
export const firstSpaces = [4, 8, 12, 16, 24, 32, 48, 64] as const

/** What sizes such as `5step` are; each step is at least as large as the one before. */
export const spaceScale = z
  .array(z.number().int().min(0).max(240))
  .length(firstSpaces.length)
  .refine(isRising, 'Each step of the spacing is at least as large as the one before.')

export function isRising(steps: readonly number[]): boolean {
  return steps.every((step, index) => index === 0 || step >= (steps[index - 1] ?? 0))
}

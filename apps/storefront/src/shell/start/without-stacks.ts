/**
 * Skips stack traces while React starts: it creates placeholder errors, whose traces took three
 * quarters of the shop's start time.
 */
const errors: { stackTraceLimit?: number | undefined } = Error
const usual = errors.stackTraceLimit

errors.stackTraceLimit = undefined

export function keepStacks() {
  errors.stackTraceLimit = usual
}

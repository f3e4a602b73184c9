/**
 * React begins with a few errors that only stand for something, and a browser reads all of React a
 * second time to say where each was made: three quarters of what the shop's start took.
 */
const errors: { stackTraceLimit?: number | undefined } = Error
const usual = errors.stackTraceLimit

errors.stackTraceLimit = undefined

export function keepStacks() {
  errors.stackTraceLimit = usual
}

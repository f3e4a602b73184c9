/** A pause in typing that ends a step, in milliseconds. */
const pauseMs = 1000

const sentenceEnd = /[.!?…。！？]["'”’»)]*(?:\s|&nbsp;)+(?:<\/\w+>)*$/

/** Splits typing into steps that an owner would undo one by one. */
export function createTyping() {
  let changedAt = 0
  return {
    /** @param now milliseconds */
    isNewStep(before: unknown, after: unknown, now: number): boolean {
      const isAfterPause = now - changedAt >= pauseMs
      changedAt = now
      return isAfterPause || goesOnAfterSentence(before, after)
    },
  }
}

function goesOnAfterSentence(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return false
  return after.length > before.length && sentenceEnd.test(before)
}

/** A pause in typing that ends a step, in milliseconds. */
const pauseMs = 1000

const sentenceEnd = /[.!?…。！？]["'”’»)]*(?:\s|&nbsp;)+(?:<\/\w+>)*$/

/** Cuts what is typed into one field into steps that an owner would take back one by one. */
export function createTyping() {
  let changedAt = 0
  return {
    /** Whether this change begins a step of its own; `now` in milliseconds. */
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

import { isRecord } from '@vitrine/sections/kit/page-item.ts'

/** A pause in typing that ends a step, in milliseconds. */
const pauseMs = 1000

/** A sentence's end and a space, or the end of its paragraph. */
const sentenceEnd =
  /[.!?…。！？]["'”’»)]*(?:<\/\w+>)*(?:(?:\s|&nbsp;)+(?:<\/\w+>)*|<\/(?:p|li|h\d)>(?:<\w+>)*|\n)$/

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

/** Compares the words before what was typed, in the middle of a text and in lists as well. */
function goesOnAfterSentence(before: unknown, after: unknown): boolean {
  if (before === after) return false
  if (typeof before === 'string' && typeof after === 'string') {
    return after.length > before.length && sentenceEnd.test(beforeTyped(before, after))
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return (
      before.length === after.length &&
      before.some((value, at) => goesOnAfterSentence(value, after[at]))
    )
  }
  if (!isRecord(before) || !isRecord(after)) return false
  return Object.keys(after).some((key) => goesOnAfterSentence(before[key], after[key]))
}

function beforeTyped(before: string, after: string): string {
  let same = 0
  while (same < before.length && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return before.slice(0, before.length - same)
}

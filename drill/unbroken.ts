import type { Counts } from './kill-during-orders.ts'

export const unbroken = {
  lost: 0,
  unexpected: 0,
  repeatedNumbers: 0,
  missingNumbers: 0,
  otherLines: 0,
  wrongSums: 0,
  otherAnswers: 0,
  stockOff: 0,
  withoutOneConfirmation: 0,
  outboxRowsTooMany: 0,
  withoutMail: 0,
  errors: [],
} satisfies Partial<Counts>

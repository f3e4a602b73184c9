import type { Quote } from '@vitrine/contract/sales/quote.ts'

/** Reason for a refused order. The form preserves everything typed. */
export type Refused =
  /** Prices or stock changed since they were shown. */
  | { kind: 'changed'; quote: Quote; message: string }
  | { kind: 'invalid'; issues: readonly Issue[]; message: string }
  | { kind: 'failed'; message: string }

export interface Issue {
  path: string
  message: string
}

interface Answer {
  code: string
  message: string
  issues: readonly Issue[]
  details: unknown
}

export function refusedBy({ code, message, issues, details }: Answer): Refused {
  const quote = (details as { quote?: Quote } | undefined)?.quote
  if (quote) return { kind: 'changed', quote, message: issues[0]?.message ?? message }
  if (issues.length) return { kind: 'invalid', issues, message }
  return { kind: 'failed', message: isUncertain(code) ? `${message} ${reassurance}` : message }
}

const reassurance = 'Trying again is safe: your order is never placed twice.'

function isUncertain(code: string) {
  return code === 'no_response' || code === 'internal' || code === 'unavailable'
}

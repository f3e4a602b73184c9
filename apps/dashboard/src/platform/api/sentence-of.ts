import { messageOf } from './message-of.ts'
import { isRefused } from './refused.ts'

/** Says what is wrong with the only field of a form. */
export function sentenceOf(error: unknown): string {
  const issue = isRefused(error) ? error.data.issues?.[0] : undefined
  return issue?.message ?? messageOf(error)
}

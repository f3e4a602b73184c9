import type { SenderProblem } from '@vitrine/contract/shop/store-domains.ts'
import { dkimChecks } from './dkim-checks.ts'
import { mailAdvice } from './mail-advice.ts'
import type { MailCheck, MailFacts } from './mail-facts.ts'

/** Returns why no email leaves from the domain, or else the first advice, or null. */
export function diagnoseMail(facts: MailFacts): SenderProblem | null {
  return (
    found(dkimChecks, facts, true) ??
    (facts.seen.isAnswered ? found(mailAdvice, facts, false) : null)
  )
}

function found(
  checks: readonly MailCheck[],
  facts: MailFacts,
  blocking: boolean,
): SenderProblem | null {
  for (const { code, find } of checks) {
    const finding = find(facts)
    if (finding) return { code, ...finding, blocking }
  }
  return null
}

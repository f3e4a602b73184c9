import type { SenderProblemCode } from '@vitrine/contract/shop/sender-problems.ts'
import type { Finding } from '../doctor/facts.ts'
import type { MailSeen } from './observe-mail.ts'

/** Input of the doctor for email. */
export interface MailFacts {
  mailDomain: string
  address: string
  key: { selector: string; publicKey: string }
  /** What the SPF record should have; empty where it is not needed. */
  spfTerms: readonly string[]
  /** Whether replies go to another address. */
  hasReplyTo: boolean
  seen: MailSeen
}

/** One fault that the records of email may have. */
export interface MailCheck {
  code: SenderProblemCode
  find: (facts: MailFacts) => Finding | undefined
}

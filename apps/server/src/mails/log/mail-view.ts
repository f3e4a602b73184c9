import type { MailKind } from '@vitrine/contract/shop/mail-names.ts'
import type { MailRow } from '@vitrine/contract/shop/mails.ts'
import { testPayload } from '../samples/test-mail.ts'
import type { StoredMail } from './queries.ts'

export function mailView(row: StoredMail): MailRow {
  const { id, status, recipient, subject, attempts, lastError, createdAt, sentAt } = row
  return {
    id,
    kind: row.kind as MailKind,
    status,
    recipient,
    subject,
    attempts,
    lastError,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    nextTryAt: status === 'pending' ? row.tryAt.toISOString() : null,
    isTest: isTest(row),
  }
}

export function isTest({ payload }: Pick<StoredMail, 'payload'>): boolean {
  return testPayload.safeParse(payload).success
}

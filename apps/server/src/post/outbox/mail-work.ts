import type { DueWork } from '../../platform/jobs/due-work.ts'
import { deliverMail, type MailDelivery } from './deliver-mail.ts'
import { type DueMail, listDue } from './list-due.ts'

/** At the same time. */
export const maxMails = { ofStore: 3, ofAll: 10 }

/**
 * Sends what waits in the stores' outboxes. A row was written in the transaction of its cause, so
 * there is no mail without an order and no order without its mail; it is sent at least once.
 */
export function mailWork(delivery: MailDelivery): DueWork<DueMail> {
  return {
    list: (wanted) => listDue(delivery.db, wanted),
    attempt: (due) => deliverMail(delivery, due),
    atOnce: maxMails,
    failures: {
      list: 'The outbox could not be read.',
      attempt: 'An email could not be delivered.',
    },
  }
}

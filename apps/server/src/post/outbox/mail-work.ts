import type { DueWork } from '../../platform/jobs/due-work.ts'
import { deliverMail, type MailDelivery } from './deliver-mail.ts'
import { createListDue, type DueMail } from './list-due.ts'

export const maxMails = { ofStore: 3, ofAll: 10 }

/**
 * Sends the emails of the outbox, each at least once. A row is written in the transaction of its
 * cause, so an order and its email never exist without each other.
 */
export function mailWork(delivery: MailDelivery): DueWork<DueMail> {
  return {
    name: 'emails',
    list: createListDue(delivery.db),
    attempt: (due) => deliverMail(delivery, due),
    atOnce: maxMails,
    follows: 'emails',
    listAhead: 8,
    failures: {
      list: 'The outbox could not be read.',
      attempt: 'An email could not be delivered.',
    },
  }
}

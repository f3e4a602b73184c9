import type { AccountMail } from '../shop/account/account-mails.ts'
import type { Mail, MailTransport } from '../post/mail.ts'
import type { JobQueue } from '../platform/jobs/jobs.ts'

export class TestMailbox {
  readonly #sent: Mail[] = []
  readonly #waiting: AccountMail[] = []
  #deliver: (mail: AccountMail) => Promise<void> = async () => {}

  readonly transport: MailTransport = {
    send: async (mail) => {
      this.#sent.push(mail)
    },
  }

  readonly jobs: Pick<JobQueue, 'send'> = {
    send: async (_queue, data) => {
      this.#waiting.push(data as AccountMail)
    },
  }

  deliverWith(deliver: (mail: AccountMail) => Promise<void>): void {
    this.#deliver = deliver
  }

  /** Runs the waiting jobs. @returns the emails to this address, oldest first */
  async mailsTo(address: string): Promise<Mail[]> {
    for (const job of this.#waiting.splice(0)) await this.#deliver(job)
    return this.#sent.filter(({ to }) => to === address)
  }
}

import type { AccountMail } from '../shop/account/account-mails.ts'
import type { Mail, MailTransport } from '../post/mail.ts'
import type { JobQueue } from '../platform/jobs/jobs.ts'

/** The edge where mails leave. Jobs wait here until a test asks for the mails of an address. */
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

  /** Runs the jobs that wait. @returns the mails that this address got, the first one first */
  async mailsTo(address: string): Promise<Mail[]> {
    for (const job of this.#waiting.splice(0)) await this.#deliver(job)
    return this.#sent.filter(({ to }) => to === address)
  }
}

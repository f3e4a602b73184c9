import type { BillingMail } from '../provider/billing/billing-mails.ts'
import type { AccountMail } from '../shop/account/account-mails.ts'
import type { ProviderMessage } from '../provider/contact/provider-messages.ts'
import type { Mail, MailTransport } from '../post/mail.ts'
import type { JobQueue } from '../platform/jobs/jobs.ts'

type WaitingMail = AccountMail | BillingMail

export class TestMailbox {
  readonly #sent: Mail[] = []
  readonly #messages: ProviderMessage[] = []
  #deliverMessage: (message: ProviderMessage) => Promise<void> = async () => {}
  readonly #waiting: WaitingMail[] = []
  #prepare: () => Promise<void> = async () => {}
  #deliver: (mail: WaitingMail) => Promise<void> = async () => {}

  readonly transport: MailTransport = {
    send: async (mail) => {
      this.#sent.push(mail)
    },
  }

  readonly jobs: Pick<JobQueue, 'send'> = {
    send: async (_queue, data) => {
      this.#waiting.push(data as WaitingMail)
    },
  }

  readonly providerJobs: Pick<JobQueue, 'send'> = {
    send: async (_queue, data) => {
      this.#messages.push(data as ProviderMessage)
    },
  }

  deliverMessagesWith(deliver: (message: ProviderMessage) => Promise<void>): void {
    this.#deliverMessage = deliver
  }

  deliverWith(deliver: (mail: WaitingMail) => Promise<void>): void {
    this.#deliver = deliver
  }

  /** Makes jobs of what waits elsewhere. */
  beforeDelivery(prepare: () => Promise<void>): void {
    this.#prepare = prepare
  }

  /** Runs the waiting jobs. @returns the emails to this address, oldest first */
  async mailsTo(address: string): Promise<Mail[]> {
    await this.#prepare()
    for (const job of this.#waiting.splice(0)) await this.#deliver(job)
    for (const message of this.#messages.splice(0)) await this.#deliverMessage(message)
    return this.#sent.filter(({ to }) => to === address)
  }
}

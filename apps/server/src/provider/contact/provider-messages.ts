import { html } from 'hono/html'
import type { Config } from '../../platform/config.ts'
import type { JobQueue } from '../../platform/jobs/jobs.ts'
import { mailLayout } from '../../post/letter/layout.ts'
import { providerFrame } from '../../post/letter/provider-frame.ts'
import type { Mail, MailTransport } from '../../post/mail.ts'

/** What a visitor of the main host writes to the provider. */
export interface ProviderMessage {
  name: string
  customerEmail: string
  subject: string
  message: string
}

/** Sends messages as jobs, which are retried until the mail server takes them. */
export interface ProviderMessages {
  send(message: ProviderMessage): Promise<void>
}

export const providerMessageQueue = 'provider-message'

export function createProviderMessages(jobs: Pick<JobQueue, 'send'>): ProviderMessages {
  return { send: (message) => jobs.send(providerMessageQueue, message) }
}

interface Delivery {
  config: Pick<Config, 'port' | 'mainHost' | 'provider'>
  transport: MailTransport
}

export async function deliverProviderMessage(
  { config, transport }: Delivery,
  message: ProviderMessage,
): Promise<void> {
  await transport.send(await providerMessageMail(config, message))
}

/** Goes to the provider only: a visitor who could choose the recipient could send spam. */
async function providerMessageMail(
  config: Delivery['config'],
  { name, customerEmail, subject, message }: ProviderMessage,
): Promise<Mail> {
  const frame = providerFrame(config)
  const heading = `${name} wrote to ${frame.name}`
  const footer = `Sent through the contact form of ${config.mainHost}. Your reply goes to ${customerEmail}.`
  return {
    to: config.provider.supportEmail,
    replyTo: customerEmail,
    subject: `${subject} (message from ${name})`,
    text: `${heading}\n${customerEmail}\n\n${subject}\n\n${message}\n\n${footer}\n`,
    html: await mailLayout({
      heading,
      body: html`<p style="margin:0 0 16px;color:${frame.theme.soft}">${customerEmail}</p>
        <p><strong>${subject}</strong></p>
        <p style="white-space:pre-line;word-break:break-word">${message}</p>`,
      footer,
      frame,
    }),
  }
}

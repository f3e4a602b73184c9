import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../../platform/config.ts'
import { errorFields, type Log } from '../../platform/log.ts'
import { type Mail, MailRefused, type OpenMailTransport, type OwnSender } from '../mail.ts'
import { providerAddress } from '../provider-address.ts'
import { maxMails } from './mail-work.ts'

/** Reserved connections, so that sign-ups and password resets never wait behind stores' emails. */
const forAccounts = 2

type MailConfig = Pick<Config, 'smtpUrl' | 'dataDir' | 'mainHost' | 'provider'>

/** Uses the server of `SMTP_URL`; without it, emails become files and a log line. */
export function createMailTransport(config: MailConfig, log: Log): OpenMailTransport {
  return config.smtpUrl === undefined
    ? fileTransport(path.resolve(config.dataDir, 'outbox'), isOwnMachine(config.mainHost), log)
    : smtpTransport(config.smtpUrl, config, log)
}

const seconds = 1000

const smtpOptions = (url: string) => ({
  url,
  connectionTimeout: 10 * seconds,
  greetingTimeout: 10 * seconds,
  socketTimeout: 20 * seconds,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Signs in at a mail server, and sends nothing. @throws with the server's reason */
export async function greetMailServer(url: string): Promise<void> {
  const transport = createTransport(smtpOptions(url))
  await transport.verify().finally(() => transport.close())
}

function smtpTransport(url: string, config: MailConfig, log: Log): OpenMailTransport {
  const transport = createTransport({
    ...smtpOptions(url),
    pool: true,
    maxConnections: maxMails.ofAll + forAccounts,
    // Nodemailer requeues an email whose connection was lost; further retries come from the outbox.
    maxRequeues: 1,
    idleTimeout: 15 * seconds,
  })
  const hand = async (mail: Mail) => {
    const signal = AbortSignal.timeout(60 * seconds)
    await transport.sendMail({ ...messageOf(mail, config), signal })
  }
  return {
    async send({ sender, ...mail }) {
      try {
        await hand({ ...mail, ...(sender && { sender }) }).catch(async (error: unknown) => {
          if (!sender || !isMessageRefused(error)) throw error
          // A relay may accept none but its customer's addresses.
          log.warn(`The mail server refuses emails from ${sender.address}.`, errorFields(error))
          await hand(mail)
        })
      } catch (error) {
        throw asRefused(error)
      }
    },
    close: () => transport.close(),
  }
}

function messageOf(mail: Mail, config: MailConfig): SendMailOptions {
  const { id, to, subject, html, text, fromName = config.provider.name, replyTo, sender } = mail
  const provider = providerAddress(config)
  return {
    // Objects, so that no name and no address is ever parsed.
    from: { name: oneLine(fromName), address: sender?.address ?? provider },
    to: { name: '', address: to },
    subject: oneLine(subject),
    html,
    text,
    ...(id && { messageId: `<${id}@${config.mainHost}>` }),
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    ...(mail.unsubscribeLink && { headers: unsubscribeHeaders(mail.unsubscribeLink) }),
    // Bounces return to the provider, whose SPF covers this address.
    ...(sender && { envelope: { from: provider, to }, dkim: signatureOf(sender) }),
  }
}

/** RFC 8058 wants the headers of one-click unsubscribing signed. */
const signedHeaders =
  'from:reply-to:to:subject:date:message-id:mime-version:content-type:content-transfer-encoding:list-unsubscribe:list-unsubscribe-post'

const signatureOf = ({ address, selector, privateKey }: OwnSender) => ({
  domainName: address.slice(address.indexOf('@') + 1),
  keySelector: selector,
  privateKey,
  headerFieldNames: signedHeaders,
})

function isMessageRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as Partial<SmtpError>
  return command === 'DATA' && responseCode >= 500
}

/**
 * A 5xx for the recipient or the message is final (RFC 5321). One for the connection, the login or
 * the sender is a wrong setting, so it is retried.
 */
function asRefused(error: unknown): unknown {
  const { command, responseCode, response } = error as Partial<SmtpError>
  const isFinal = responseCode !== undefined && responseCode >= 500 && responseCode < 600
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  return isFinal && isAboutMail ? new MailRefused(response, { cause: error }) : error
}

interface SmtpError {
  command: string
  responseCode: number
  response: string
}

function unsubscribeHeaders(link: string) {
  return {
    'List-Unsubscribe': `<${oneLine(link)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Warns at the start when no email will ever leave a public server. */
export function warnOfMissingMailServer({ smtpUrl, mainHost, dataDir }: MailConfig, log: Log) {
  if (smtpUrl === undefined && !isOwnMachine(mainHost))
    log.warn(
      'SMTP_URL is not set, so NO EMAIL IS SENT: no reset link, no confirmation of an order. Emails are written to files. Set it to your mail server and restart.',
      { folder: path.resolve(dataDir, 'outbox') },
    )
}

function isOwnMachine(mainHost: string): boolean {
  return /(?:^|\.)localhost$/.test(mainHost)
}

/** @param isOpen whether the log may contain recipient, subject and link */
function fileTransport(folder: string, isOpen: boolean, log: Log): OpenMailTransport {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${safeName(mail.to)}`
      const file = path.join(folder, `${name}.txt`)
      await writeFile(file, asText(mail), { mode: 0o600 })
      await writeFile(path.join(folder, `${name}.html`), mail.html, { mode: 0o600 })
      if (!isOpen) return log.info('An email was written to a file: SMTP_URL is not set.')
      const link = /https?:\/\/\S+/.exec(mail.text)?.[0]
      log.info(`Mail to ${mail.to}: ${mail.subject}`, { ...(link && { link }), file })
    },
    close() {},
  }
}

function asText({ to, subject, text, replyTo, sender }: Mail) {
  const from = sender ? `From: ${sender.address}\n` : ''
  const reply = replyTo ? `Reply-To: ${oneLine(replyTo)}\n` : ''
  return `${from}To: ${oneLine(to)}\n${reply}Subject: ${oneLine(subject)}\n\n${text}`
}

function oneLine(text: string) {
  return text.replaceAll(/[\r\n]+/g, ' ')
}

function safeName(address: string) {
  return address.replaceAll(/[^a-zA-Z0-9@.+-]/g, '_').slice(0, 80)
}

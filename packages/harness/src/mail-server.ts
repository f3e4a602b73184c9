import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export interface ReceivedEmail {
  to: string
  /** Headers and body, quoted-printable decoded as far as a link needs it. */
  text: string
  /** Milliseconds of `performance.now()`. */
  at: number
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/**
 * Starts an SMTP server on loopback that stores every email and delivers none.
 * @param beforeAnswer runs after an email is stored, before the sender gets the reply
 */
export async function startMailServer(beforeAnswer: () => Promise<void> = async () => {}) {
  const emails: ReceivedEmail[] = []
  const settings = { refuses: false, delayMs: 0 }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo(_address, _session, callback) {
      const refusal = Object.assign(new Error('5.1.1 Nobody of that name'), { responseCode: 550 })
      callback(settings.refuses ? refusal : null)
    },
    onData(stream, { envelope }, callback) {
      const receive = async () => {
        const content = decode(await text(stream))
        await wait(settings.delayMs)
        for (const { address } of envelope.rcptTo)
          emails.push({ to: address, text: content, at: performance.now() })
        await beforeAnswer()
      }
      receive().then(() => callback(), callback)
    },
  })
  // A sender killed in the middle of an email breaks the connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return {
    emails,
    settings,
    url: `smtp://127.0.0.1:${port}`,
    texts: () => emails.map((email) => email.text),
    to: (address: string) => emails.filter((email) => email.to === address),
    /** Resolves after `ms` milliseconds without a new email. */
    async quiet(ms: number) {
      for (let seen = -1; seen !== emails.length;) {
        seen = emails.length
        await wait(ms)
      }
    },
    stop: () => server.close(),
  }
}

function decode(email: string) {
  return email.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n', '\n')
}

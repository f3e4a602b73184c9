export interface Mail {
  /** Of its outbox row: the same each time that it is handed over, so that a mail sent twice is one. */
  id?: string
  to: string
  subject: string
  html: string
  text: string
  /** `Vitrine`, unless a store writes. */
  fromName?: string
  replyTo?: string | undefined
  /** Ends what this mail belongs to, by a POST without a question; mail programs show it as a button. */
  unsubscribeLink?: string
  /** What in its links lets whoever has it act for the recipient; the kept copy is without. */
  secrets?: readonly string[]
}

/** The edge of the system: hands a mail to whoever carries it, or throws so that it is tried again, unless it was refused. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
}

/** One that keeps connections to whoever carries mails. */
export interface OpenMailTransport extends MailTransport {
  /** Once nothing is under way. */
  close(): void
}

/** The mail server will never take this mail; its message is what the server said. */
export class MailRefused extends Error {}

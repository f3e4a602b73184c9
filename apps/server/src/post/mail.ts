export interface Mail {
  /** Id of the outbox row: the same for each attempt, so that a receiver can deduplicate. */
  id?: string
  to: string
  subject: string
  html: string
  text: string
  fromName?: string
  replyTo?: string | undefined
  /**
   * One-click unsubscribe (RFC 8058): a POST without confirmation, which email clients show as a
   * button.
   */
  unsubscribeLink?: string
  /** Tokens in its links that act for the recipient; the stored copy leaves them out. */
  secrets?: readonly string[]
}

/** Hands an email to the mail server. Throws for a retry; throws MailRefused when it is final. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
}

export interface OpenMailTransport extends MailTransport {
  /** Called once no email is in flight. */
  close(): void
}

/** The mail server rejected the email for good; the message is the server's. */
export class MailRefused extends Error {}

/** An address at a store's own domain, and the key that signs for it. */
export interface OwnSender {
  address: string
  selector: string
  /** PEM. */
  privateKey: string
}

export interface Mail {
  /** Id of the outbox row: the same for each attempt, so that a receiver can deduplicate. */
  id?: string
  to: string
  subject: string
  html: string
  text: string
  fromName?: string
  replyTo?: string | undefined
  /** Without it, the email comes from the provider's address. */
  sender?: OwnSender
  /** Unsubscribes by a POST without confirmation (RFC 8058); email clients show it as a button. */
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

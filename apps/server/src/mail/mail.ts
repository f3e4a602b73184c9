export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  /** `Vitrine`, unless a store writes. */
  fromName?: string
  replyTo?: string | undefined
  /** Ends what this mail belongs to, by a POST without a question; mail programs show it as a button. */
  unsubscribeLink?: string
}

/** The edge of the system: hands a mail to whoever carries it, or throws so that it is tried again. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
}

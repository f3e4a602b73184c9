import type { ContactMessage } from '@vitrine/contract/audience/email.ts'

/** Email programs truncate longer `mailto:` addresses. */
const maxQuoted = 1200

/** Opens the owner's email program with the message quoted below the reply. */
export function replyLink({ customerEmail, subject, message }: ContactMessage): string {
  const cut = Array.from(message).slice(0, maxQuoted).join('')
  const quoted = cut.replaceAll(/^/gm, '> ').replaceAll('\n', '\r\n')
  const fields = { subject: `Re: ${subject}`, body: `\r\n\r\n${quoted}` }
  const query = Object.entries(fields).map(
    ([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`,
  )
  return `mailto:${encodeURIComponent(customerEmail)}?${query.join('&')}`
}

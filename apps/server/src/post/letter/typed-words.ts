import { firstNameOf } from '@vitrine/commerce/text/person-name.ts'

/**
 * Text that shoppers type can reach other people's mailboxes, so it is short and never becomes a
 * link.
 */
const maxLength = 100
const maxName = 40
const likeLink = /[/\\@]|www\.|\p{L}\.\p{L}{2}/iu

export function greeting(named: Parameters<typeof firstNameOf>[0]): string {
  const name = firstNameOf(named).trim()
  return name && name.length <= maxName && !likeLink.test(name) ? `Hello ${name}` : 'Hello'
}

/** Breaks everything in a line that an email client would turn into a link. */
export function typedLine(line: string): string {
  const plain = line
    .replace(/(?:https?|ftp):\/*/gi, '')
    .replace(/(?<=[\p{L}\d-])\.(?=\p{L}{2})/gu, '. ')
    .replace(/@/g, ' @ ')
  return plain.length > maxLength ? `${plain.slice(0, maxLength - 1)}…` : plain
}

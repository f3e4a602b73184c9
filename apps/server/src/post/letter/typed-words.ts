import { firstNameOf } from '@vitrine/commerce/person-name.ts'

/** What shoppers type can reach mailboxes of others, so in mails it makes no links and stays short. */
const maxLength = 100
const maxName = 40
const likeLink = /[/\\@]|www\.|\p{L}\.\p{L}{2}/iu

/** "Hello Ada"; without the name where it is none. */
export function greeting(named: Parameters<typeof firstNameOf>[0]): string {
  const name = firstNameOf(named).trim()
  return name && name.length <= maxName && !likeLink.test(name) ? `Hello ${name}` : 'Hello'
}

/** A line as it was typed, with nothing in it that a mail program would make a link of. */
export function typedLine(line: string): string {
  const plain = line
    .replace(/(?:https?|ftp):\/*/gi, '')
    .replace(/(?<=[\p{L}\d-])\.(?=\p{L}{2})/gu, '. ')
    .replace(/@/g, ' @ ')
  return plain.length > maxLength ? `${plain.slice(0, maxLength - 1)}…` : plain
}

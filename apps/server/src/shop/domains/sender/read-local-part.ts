import { invalidInput } from '../../../platform/refusal.ts'

/**
 * Reads what an owner typed before the @ of an address.
 * @returns it in lower case
 * @throws Refusal with one sentence about what is wrong
 */
export function readLocalPart(typed: string, mailDomain: string): string {
  const text = withoutDomain(typed.trim().toLowerCase(), mailDomain)
  const fault = faultOf(text, mailDomain)
  if (fault !== undefined) throw invalidInput('localPart', fault)
  return text
}

const withoutDomain = (text: string, mailDomain: string) =>
  text.endsWith(`@${mailDomain}`) ? text.slice(0, -mailDomain.length - 1) : text

function faultOf(text: string, mailDomain: string): string | undefined {
  if (text === '') return `Enter what comes before @${mailDomain}, such as hello.`
  if (text.includes('@')) return `Enter only what comes before @${mailDomain}, such as hello.`
  if (text.length > 64)
    return `An address has at most 64 characters before the @, and this one has ${text.length}.`
  if (/\s/.test(text)) return 'An email address has no spaces.'
  if (/["'“”‘’]/.test(text)) return 'Enter the address without quotation marks.'
  if (!/^[\x20-\x7e]*$/.test(text))
    return 'Not every mail server takes such letters: use a to z, digits, dots, hyphens and underscores.'
  if (/^\.|\.$|\.\./.test(text))
    return 'A dot is neither first nor last in an address, nor beside another.'
  if (!/^[a-z0-9._+-]+$/.test(text))
    return 'Use letters, digits, dots, hyphens and underscores, such as hello or tea-orders.'
  return undefined
}

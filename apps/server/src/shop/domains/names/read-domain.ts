import { isIP } from 'node:net'
import { domainToASCII, domainToUnicode } from 'node:url'
import { getPublicSuffix } from 'tldts'
import { invalidInput } from '../../../platform/refusal.ts'
import { hasEmoji, isDeceptive } from './scripts.ts'

interface ProviderHosts {
  mainHost: string
  storesHost: string
}

const localNames = /(?:^|\.)(?:localhost|local|localdomain|lan|internal|invalid|home\.arpa|onion)$/

/**
 * Reads what an owner typed. A single word is a name under the provider's host.
 * @returns the host in lower case and punycode
 * @throws Refusal with one sentence about what is wrong
 */
export function readDomain(typed: string, provider: ProviderHosts): string {
  const text = typed.trim()
  const fault = faultOfText(text)
  if (fault !== undefined) throw invalidInput('domain', fault)
  const bare = text.replace(/\.$/, '')
  const host = domainToASCII(bare).toLowerCase()
  const hostFault = faultOfHost(host, bare) ?? faultOfLetters(host, bare)
  if (hostFault !== undefined) throw invalidInput('domain', hostFault)
  if (host.endsWith(`.${provider.storesHost}`)) return host
  if (!host.includes('.') && host !== 'localhost') return `${host}.${provider.storesHost}`
  const placeFault = faultOfPlace(host, provider)
  if (placeFault !== undefined) throw invalidInput('domain', placeFault)
  return host
}

/** The Unicode form, where it differs and cannot be taken for another domain. */
export function unicodeOf(domain: string): string | null {
  const unicode = domainToUnicode(domain)
  const isSafe = !hasEmoji(unicode) && !unicode.split('.').some(isDeceptive)
  return unicode !== domain && unicode !== '' && isSafe ? unicode : null
}

function faultOfText(text: string): string | undefined {
  if (isIP(text.replace(/^\[|\]$/g, '')))
    return 'This is an IP address. Enter the domain that shoppers will type, such as shop.example.com.'
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i
  const bare = text.replace(scheme, '').replace(/[/?#].*$/s, '')
  if (scheme.test(text))
    return `Enter only the domain, without https:// or anything after it${suggesting(bare)}.`
  if (bare !== text) return `Enter only the domain, without a path${suggesting(bare)}.`
  if (text.includes('@'))
    return 'This is an email address. Enter a domain, such as shop.example.com.'
  const withoutPort = text.replace(/:\d*$/, '')
  if (withoutPort !== text) return `Enter the domain without a port${suggesting(withoutPort)}.`
  if (text.includes('*'))
    return 'A wildcard cannot be added. Add each name by itself, such as shop.example.com.'
  if (/\s/.test(text)) return 'A domain has no spaces.'
  if (/^\.|\.\./.test(text)) return 'A part of the domain is missing beside a dot.'
  if (hasEmoji(text))
    return `Domains with emoji do not work everywhere${inPunycode(text)}. Choose one with letters, digits and hyphens.`
  return undefined
}

function faultOfHost(host: string, typed: string): string | undefined {
  const labels = (host || typed).split('.')
  const length = (host || typed).length
  if (length > 253) return `A domain has at most 253 characters, and this one has ${length}.`
  if (labels.some((label) => label.length > 63))
    return 'Each part of a domain has at most 63 characters between its dots.'
  if (labels.some((label) => label.startsWith('-') || label.endsWith('-')))
    return 'No part of a domain begins or ends with a hyphen.'
  if (!/^[a-z0-9.-]+$/.test(host))
    return 'A domain consists of letters, digits, hyphens and dots, such as shop.example.com.'
  if (/^\d+$/.test(labels.at(-1)!))
    return 'A domain does not end with a number. Enter one such as shop.example.com.'
  return undefined
}

/** Look-alikes are accepted in punycode only, which cannot be mistaken for another domain. */
function faultOfLetters(host: string, typed: string): string | undefined {
  if (
    !typed
      .toLowerCase()
      .split(/[.。．｡]/)
      .some(isDeceptive)
  )
    return undefined
  return `This domain has letters that look like those of another script: it is really ${host}. Check the spelling, or enter it in that form.`
}

function faultOfPlace(host: string, { mainHost, storesHost }: ProviderHosts): string | undefined {
  const isProvider = isWithin(host, mainHost) || host === storesHost
  if (isProvider || isWithin(mainHost, host) || isWithin(storesHost, host))
    return `${host} is an address of this service itself, so no shop can have it.`
  if (localNames.test(host))
    return `${host} is a name for local networks, which shoppers cannot reach.`
  if (getPublicSuffix(host, { allowPrivateDomains: true }) === host)
    return `${host} is an ending that many domains share. Enter the whole domain, such as shop.${host}.`
  return undefined
}

const isWithin = (host: string, parent: string) => host === parent || host.endsWith(`.${parent}`)

function suggesting(host: string): string {
  const ascii = domainToASCII(host.replace(/:\d*$/, ''))
  return ascii && !isIP(ascii) ? `: ${ascii}` : ''
}

function inPunycode(text: string): string {
  const ascii = domainToASCII(text)
  return ascii ? ` (this one is really ${ascii})` : ''
}

import { getDomain } from 'tldts'

/** The domain that was registered, such as `example.co.uk` of `shop.example.co.uk`. */
export function registeredDomain(domain: string): string {
  return getDomain(domain, { allowPrivateDomains: true }) ?? domain
}

/** A name as forms of DNS providers ask for it: `@` for the registered domain itself. */
export function withinZone(name: string, domain: string): string {
  const registered = registeredDomain(domain)
  return name === registered ? '@' : name.replace(new RegExp(`\\.${escaped(registered)}$`), '')
}

/** The name with or without `www.` that shoppers take for the same, if there is one. */
export function counterpartOf(domain: string): string | undefined {
  const registered = registeredDomain(domain)
  if (domain === registered) return domain.length <= 249 ? `www.${domain}` : undefined
  return domain === `www.${registered}` ? registered : undefined
}

/** What follows the @ in the address of a sender: nobody writes to `www.`. */
export function mailDomainOf(domain: string): string {
  const registered = registeredDomain(domain)
  return domain === `www.${registered}` ? registered : domain
}

/** Returns the name of the TXT record that proves a domain, shared by its `www.`. */
export function proofName(domain: string): string {
  return `_vitrine.${mailDomainOf(domain)}`
}

/** Also where a proof counts: at the name itself. */
export function proofNames(domain: string): string[] {
  return [...new Set([proofName(domain), `_vitrine.${domain}`])]
}

const escaped = (text: string) => text.replaceAll('.', '\\.')

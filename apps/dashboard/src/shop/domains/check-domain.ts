/**
 * The call takes the store's free address as well, which the form for domains must not change.
 * Anything else that is wrong the server explains.
 */
export function checkDomain(typed: string, storeDomain: string): string | null {
  const domain = typed.trim().normalize('NFKC').toLowerCase().replace(/\.$/, '')
  if (!domain) return 'Enter a domain.'
  if (!domain.includes('.')) return 'Enter the whole domain, such as shop.example.com.'
  return domain.endsWith(suffixOf(storeDomain))
    ? 'This is a free address. Change yours above instead.'
    : null
}

/** What follows the owner's part of a free address, for example `.vitrine.shop`. */
export function suffixOf(storeDomain: string): string {
  return storeDomain.slice(storeDomain.indexOf('.'))
}

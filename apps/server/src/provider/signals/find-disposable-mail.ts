import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { isDisposableEmailDomain } from 'disposable-email-domains-js'
import type { Finding, WatchedShop } from './check-shop.ts'
import { listWatched, withParents } from './watch-lists.ts'

/** Finds an owner who signed up with an address that is thrown away after use. */
export async function findDisposableMail(
  tx: PlatformTransaction,
  { ownerEmail = '' }: WatchedShop,
): Promise<Finding[]> {
  const domain = ownerEmail.slice(ownerEmail.lastIndexOf('@') + 1)
  const names = withParents(domain)
  const [watched] = await listWatched(tx, 'mailDomains', names)
  const found = watched ?? names.find(isDisposableEmailDomain)
  return found === undefined ? [] : [{ kind: 'disposableMail', subject: found, place: '' }]
}

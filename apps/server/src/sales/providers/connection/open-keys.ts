import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Vault } from '../../../platform/vault.ts'
import type { ProviderKeys } from '../provider.ts'
import { findConnection } from './queries.ts'

class KeysNotOpened extends Error {}

/**
 * The store's keys at a provider; undefined where it is not connected.
 * @throws KeysNotOpened where they were sealed with another `ENCRYPTION_KEY`, or for another store
 */
export async function findKeys(
  tx: StoreTransaction,
  vault: Vault,
  provider: string,
): Promise<ProviderKeys | undefined> {
  const connection = await findConnection(tx, provider)
  if (!connection) return undefined
  const { secretKey, capture } = connection
  try {
    return { secretKey: vault.open(secretKey, placeOf(tx.storeId, provider, 'key')), capture }
  } catch (cause) {
    throw new KeysNotOpened('The kept keys of a payment provider do not open.', { cause })
  }
}

/** A sealed key moved to another store or another use does not open. */
export function placeOf(storeId: string, provider: string, use: 'key' | 'webhook'): string {
  return `payment ${storeId} ${provider} ${use}`
}

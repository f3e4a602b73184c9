import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Vault } from '../../../platform/vault.ts'
import type { ProviderKeys } from '../provider.ts'
import { findConnection } from './queries.ts'

class KeysNotOpened extends Error {}

/**
 * Returns a provider's keys; undefined if it is not connected.
 * @throws KeysNotOpened if they were encrypted with another `ENCRYPTION_KEY` or for another store
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
    throw new KeysNotOpened('The stored keys of a payment provider cannot be decrypted.', { cause })
  }
}

/** Binds the encryption to its store and use: a key moved elsewhere cannot be decrypted. */
export function placeOf(storeId: string, provider: string, use: 'key' | 'webhook'): string {
  return `payment ${storeId} ${provider} ${use}`
}

import type { Vault } from '../../platform/vault.ts'
import type { StoredWebhook } from './queries.ts'

type Sealed = Pick<StoredWebhook, 'storeId' | 'id' | 'secret' | 'previousSecret' | 'previousUntil'>

export function sealSecret(vault: Vault, webhook: Pick<Sealed, 'storeId' | 'id'>, secret: string) {
  return vault.seal(secret, placeOf(webhook))
}

/** Returns the secret and, during the overlap after a rotation, the previous one. */
export function openSecrets(vault: Vault, webhook: Sealed, now: Date): string[] {
  const { secret, previousSecret, previousUntil } = webhook
  const isOldGood = previousSecret !== null && previousUntil !== null && previousUntil > now
  return [secret, ...(isOldGood ? [previousSecret] : [])].map((sealed) =>
    vault.open(sealed, placeOf(webhook)),
  )
}

function placeOf({ storeId, id }: Pick<Sealed, 'storeId' | 'id'>): string {
  return `webhook ${storeId} ${id}`
}

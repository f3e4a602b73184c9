import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { mailKeys } from '@vitrine/db/schema/mail-senders.ts'
import type { Vault } from '../../platform/vault.ts'

type MailKey = typeof mailKeys.$inferSelect

const generate = promisify(generateKeyPair)

/**
 * Makes a key pair under a selector of its own: a name that was never in the DNS is in no cache.
 * RSA, since not all receivers verify Ed25519; 2048 bits, which all of them accept.
 */
export async function createMailKey(vault: Vault, storeId: string) {
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const key = { storeId, selector: `mail-${randomBytes(3).toString('hex')}` }
  return {
    ...key,
    publicKey: publicKey.toString('base64'),
    privateKey: vault.seal(privateKey, placeOf(key)),
  }
}

/** @returns undefined when it was sealed with another `ENCRYPTION_KEY` */
export function openMailKey(
  vault: Vault,
  key: Pick<MailKey, 'storeId' | 'selector' | 'privateKey'>,
): string | undefined {
  try {
    return vault.open(key.privateKey, placeOf(key))
  } catch {
    return undefined
  }
}

const placeOf = ({ storeId, selector }: Pick<MailKey, 'storeId' | 'selector'>) =>
  `mail key ${storeId} ${selector}`

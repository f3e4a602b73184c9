import { isoCBOR } from '@simplewebauthn/server/helpers'
import type {
  Assertion,
  CreationOptions,
  Registration,
  RequestOptions,
} from '@vitrine/contract/account/passkeys.ts'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Differences {
  origin?: string
  rpId?: string
  /** False if the device did not ask for a fingerprint, a face or a PIN. */
  isVerified?: boolean
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** A passkey of a device that counts its signatures, as WebAuthn describes it. */
export class Passkey {
  readonly id = randomBytes(16).toString('base64url')
  counter = 0
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  register({ challenge, rp }: CreationOptions, differences: Differences = {}): Registration {
    const data = this.authenticatorData({ rpId: rp.id, ...differences }, this.credentialData())
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(data)],
    ])
    const encoded = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, differences).toString('base64url'),
        attestationObject: Buffer.from(encoded).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  answer({ challenge, rpId }: RequestOptions, differences: Differences = {}): Assertion {
    this.counter += 1
    const data = this.authenticatorData({ rpId, ...differences })
    const client = clientData('webauthn.get', challenge, differences)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey)
    return {
      ...this.credential(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
  }

  private credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const }
  }

  private authenticatorData(
    { rpId = '', isVerified = true }: Differences,
    credentialData = Buffer.alloc(0),
  ): Buffer {
    const [isPresent, verified, hasCredential] = [1, isVerified ? 4 : 0, 64]
    const flags = isPresent | verified | (credentialData.length ? hasCredential : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.of(flags), counter, credentialData])
  }

  private credentialData() {
    const id = Buffer.from(this.id, 'base64url')
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ])
    const encoded = isoCBOR.encode(key)
    return Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, encoded])
  }
}

const bytesOf = (text = '') => Uint8Array.from(Buffer.from(text, 'base64url'))

function clientData(
  type: string,
  challenge: string,
  { origin = 'http://localhost:3000' }: Differences,
) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { HostStore } from '../../platform/host-store.ts'
import { isSignatureOf, signatureOf } from '../../platform/signature.ts'

const name = 'checkout_form'

/** Browsers reject longer cookies. */
const longest = 4000
const longestText = 64 * 1024

type Keyed = Pick<HostStore, 'storeId' | 'viewKey'>

/**
 * Stores the checkout of a browser without JavaScript in a session cookie, signed, so that no other
 * store of the same domain can forge it.
 * @returns undefined when it is too long for a cookie
 */
export function writeCheckoutCookie(
  store: Keyed,
  text: string,
  { origin }: { origin: string },
): string | undefined {
  const packed = deflateRawSync(text).toString('base64url')
  const signature = signatureOf(store.viewKey, claimOf(store, packed))
  const cookie = `${name}=${packed}.${signature}; Path=/checkout; HttpOnly; SameSite=Lax${
    origin.startsWith('https:') ? '; Secure' : ''
  }`
  return cookie.length <= longest ? cookie : undefined
}

export function readCheckoutCookie(store: Keyed, headers: Headers): string | undefined {
  const cookies =
    headers
      .get('cookie')
      ?.split(';')
      .map((each) => each.trim()) ?? []
  for (const cookie of cookies.filter((each) => each.startsWith(`${name}=`))) {
    const [, packed = '', signature = ''] =
      /^([\w-]*)\.([\w-]+)$/.exec(cookie.slice(name.length + 1)) ?? []
    if (isSignatureOf(store.viewKey, claimOf(store, packed), signature))
      return inflateRawSync(Buffer.from(packed, 'base64url'), {
        maxOutputLength: longestText,
      }).toString()
  }
  return undefined
}

function claimOf({ storeId }: Keyed, packed: string) {
  return `checkout.${storeId}.${packed}`
}

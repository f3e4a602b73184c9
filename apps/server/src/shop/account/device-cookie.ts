import { createHmac, timingSafeEqual } from 'node:crypto'
import { newId } from '@vitrine/db/new-id.ts'
import type { RequestContext } from '../../api/context.ts'
import { mainOrigin } from '../../platform/origins.ts'

type Context = Pick<RequestContext, 'auth' | 'config' | 'headers' | 'responseHeaders'>

const maxAge = 400 * 86_400

/**
 * Returns the id of a browser that signed in to this account before. Its attempts are counted
 * separately, so that a stranger's wrong guesses do not lock the owner out.
 */
export async function findDevice(context: Context, email: string): Promise<string | undefined> {
  const start = `${cookieName(context)}=`
  const pair = context.headers
    .get('cookie')
    ?.split('; ')
    .find((each) => each.startsWith(start))
  const [device, signature = ''] = pair?.slice(start.length).split('.') ?? []
  if (!device) return undefined
  const given = Buffer.from(signature)
  const right = Buffer.from(await signatureOf(context, device, email))
  return given.length === right.length && timingSafeEqual(given, right) ? device : undefined
}

export async function rememberDevice(context: Context, email: string): Promise<void> {
  const device = (await findDevice(context, email)) ?? newId()
  const value = `${device}.${await signatureOf(context, device, email)}`
  const secure = isSecure(context) ? '; Secure' : ''
  context.responseHeaders.append(
    'set-cookie',
    `${cookieName(context)}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  )
}

async function signatureOf({ auth }: Context, device: string, email: string) {
  const { secret } = await auth.$context
  return createHmac('sha256', secret).update(`device\n${device}\n${email}`).digest('base64url')
}

function cookieName(context: Context) {
  return isSecure(context) ? '__Host-vitrine-device' : 'vitrine-device'
}

function isSecure({ config }: Context) {
  return mainOrigin(config).startsWith('https:')
}

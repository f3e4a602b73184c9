import { operators } from '@vitrine/db/schema/console.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { createOTP } from '@better-auth/utils/otp'
import { hashOfToken } from '../platform/hash-of-token.ts'
import { CookieJar } from './cookie-jar.ts'
import type { Answer, Shop } from './start-shop.ts'

export interface TestOperator {
  id: string
  name: string
  email: string
  password: string
  /** Of the authenticator app. */
  secret: string
  cookies: CookieJar
}

const stepMs = 30_000

export async function codeOf({ clock }: Shop, { secret }: Pick<TestOperator, 'secret'>) {
  return await createOTP(secret).hotp(Math.floor(clock.now().getTime() / stepMs))
}

type Call = { as?: { cookies: CookieJar }; body?: object; host?: string }

/** Calls the console's API as its pages do. */
export async function callConsole<Body = Record<string, unknown>>(
  shop: Shop,
  method: 'GET' | 'POST',
  path: string,
  { as, body, host }: Call = {},
): Promise<Answer<Body>> {
  const answer = await shop.fetch(`/api/console${path}`, {
    method,
    ...(body && { body }),
    ...(host && { host }),
    headers: as ? { cookie: as.cookies.header, 'sec-fetch-site': 'same-origin' } : {},
  })
  as?.cookies.keep(answer)
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
}

/** Signed in, by way of the set-up link. */
export async function anOperator(shop: Shop, name = 'Olga Marin'): Promise<TestOperator> {
  const id = newId()
  const email = `${id}@provider.example`
  const token = newId()
  await shop.services.db.platform.insert(operators).values({
    id,
    email,
    name,
    setupHash: hashOfToken(token),
    setupExpiresAt: new Date(shop.clock.now().getTime() + 3_600_000),
  })
  const cookies = new CookieJar()
  const found = await callConsole<{ uri: string }>(shop, 'POST', '/session/find-setup', {
    body: { token },
  })
  const secret = secretIn(found.body.uri)
  const password = 'gyokuro in the evening'
  const code = await codeOf(shop, { secret })
  const body = { token, password, code }
  const done = await callConsole(shop, 'POST', '/session/finish-setup', { as: { cookies }, body })
  if (done.status !== 200) throw new Error(`Setting up answered ${JSON.stringify(done.body)}.`)
  return { id, name, email, password, secret, cookies }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Decodes the Base32 secret of an `otpauth` address. */
function secretIn(uri: string): string {
  const letters = new URL(uri).searchParams.get('secret')?.replaceAll('=', '') ?? ''
  let bits = ''
  for (const letter of letters) bits += alphabet.indexOf(letter).toString(2).padStart(5, '0')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))).toString('utf8')
}

import { askAuth } from './ask-auth.ts'
import type { Auth } from './auth.ts'

export interface SessionFacts {
  token: string
  userId: string
  selectedStoreId: string | null
  name: string
  email: string
  emailVerified: boolean
  lastSeenAt: Date | null
  /** When the owner last gave a password or a passkey in it. */
  provedAt: Date | null
}

interface SessionRequest {
  auth: Auth
  headers: Headers
  responseHeaders: Headers
}

/** Finds the live session of the request's cookie, and renews the cookie when it is due. */
export async function findSession({ auth, headers, responseHeaders }: SessionRequest) {
  const cookie = headers.get('cookie')
  if (!cookie) return undefined
  const { headers: renewed, response } = await askAuth(() =>
    auth.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true }),
  )
  if (!response) return undefined
  for (const value of renewed.getSetCookie()) responseHeaders.append('set-cookie', value)
  const { session, user } = response
  return {
    token: session.token,
    userId: user.id,
    selectedStoreId: session.selectedStoreId ?? null,
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    lastSeenAt: session.lastSeenAt ?? null,
    provedAt: session.provedAt ?? null,
  } satisfies SessionFacts
}

import type { Database } from '@vitrine/db/database.ts'
import { askAuth } from './ask-auth.ts'
import type { Auth } from './auth.ts'
import { findVisit, type Visit } from './find-visit.ts'

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
  /** Set when an operator works as the owner. */
  visit: Visit | null
}

interface SessionRequest {
  auth: Auth
  db: Database
  now: () => Date
  headers: Headers
  responseHeaders: Headers
}

/** Finds the live session of the request's cookie, and renews the cookie when it is due. */
export async function findSession({
  auth,
  db,
  now,
  headers,
  responseHeaders,
}: SessionRequest): Promise<SessionFacts | undefined> {
  const cookie = headers.get('cookie')
  if (!cookie) return undefined
  const { headers: renewed, response } = await askAuth(() =>
    auth.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true }),
  )
  if (!response) return undefined
  const { session, user } = response
  const visit = session.visitId ? await findVisit(db, session.visitId, now()) : null
  if (visit === undefined) return undefined
  for (const value of renewed.getSetCookie()) responseHeaders.append('set-cookie', value)
  return {
    token: session.token,
    userId: user.id,
    selectedStoreId: session.selectedStoreId ?? null,
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    lastSeenAt: session.lastSeenAt ?? null,
    provedAt: session.provedAt ?? null,
    visit,
  }
}

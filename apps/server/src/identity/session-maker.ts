import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Starts a session for an account whose proof was checked outside Better Auth. */
export const sessionMaker = () =>
  ({
    id: 'session-maker',
    endpoints: {
      startSession: createAuthEndpoint(
        '/start-session',
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async (endpoint) => {
          const { internalAdapter } = endpoint.context
          const user = await internalAdapter.findUserById(endpoint.body.userId)
          if (!user) throw endpoint.error('NOT_FOUND')
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(endpoint, { session, user })
          return endpoint.json({ token: session.token, user })
        },
      ),
    },
  }) satisfies BetterAuthPlugin

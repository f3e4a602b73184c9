import { betterAuth } from 'better-auth'
import { magicLink } from 'better-auth/plugins/magic-link'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from '@vitrine/db/database.ts'
import { newId } from '@vitrine/db/new-id.ts'
import {
  accounts,
  sessions,
  twoFactors,
  users,
  verifications,
} from '@vitrine/db/schema/accounts.ts'
import type { Config } from '../platform/config.ts'
import { mainOrigin } from '../platform/origins.ts'
import { noteFaults } from './ask-auth.ts'
import { sessionMaker } from './session-maker.ts'

const day = 86_400

/** The metadata with which a link is asked for. */
interface LinkRequest {
  take: (token: string) => void
}

/** Better Auth asks for the code of an authenticator app after passwords only. */
function codeAfterLinks() {
  const plugin = twoFactor()
  for (const hook of plugin.hooks.after) {
    const afterPasswords = { ...hook }
    hook.matcher = (context) =>
      afterPasswords.matcher(context) || context.path === '/magic-link/verify'
  }
  return plugin
}

export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(given: { hash: string; password: string }): Promise<boolean>
}

/**
 * Uses Better Auth as a library for passwords, sessions and cookies; its HTTP routes are not
 * mounted.
 * @param hashing Better Auth's own unless given
 */
export function createAuth(
  database: Database,
  config: Config,
  secret: string,
  hashing?: PasswordHashing,
) {
  const origin = mainOrigin(config)
  const isSecure = origin.startsWith('https:')
  return betterAuth({
    baseURL: origin,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: noteFaults(
      drizzleAdapter(database.platform, {
        provider: 'pg',
        schema: {
          user: users,
          session: sessions,
          account: accounts,
          verification: verifications,
          twoFactor: twoFactors,
        },
      }),
    ),
    plugins: [
      codeAfterLinks(),
      sessionMaker(),
      magicLink({
        expiresIn: 15 * 60,
        storeToken: 'hashed',
        // The caller writes the email that needs the token.
        sendMagicLink: ({ token, metadata }) => (metadata as LinkRequest).take(token),
      }),
    ],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      ...(hashing && { password: hashing }),
    },
    session: {
      expiresIn: 30 * day,
      updateAge: day,
      additionalFields: {
        selectedStoreId: { type: 'string', required: false, input: false },
        lastSeenAt: { type: 'date', required: false, input: false },
        provedAt: { type: 'date', required: false, input: false },
        visitId: { type: 'string', required: false, input: false },
      },
    },
    advanced: {
      database: { generateId: newId },
      // Better Auth would prefix the name with `__Secure-`; `__Host-` is stricter, so the prefix
      // and the Secure attribute are set here.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      cookies: {
        session_token: {
          name: isSecure ? '__Host-vitrine' : 'vitrine',
          attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
        },
      },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
  })
}

export type Auth = ReturnType<typeof createAuth>

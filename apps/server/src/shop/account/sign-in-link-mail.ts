import type { SignUpChoice } from '@vitrine/contract/account/auth.ts'
import type { Database } from '@vitrine/db/database.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Auth } from '../../identity/auth.ts'
import type { Config } from '../../platform/config.ts'
import { mainOrigin } from '../../platform/origins.ts'
import { mailButton, mailLayout, spelledLink } from '../../post/letter/layout.ts'
import { providerFrame } from '../../post/letter/provider-frame.ts'
import type { Mail } from '../../post/mail.ts'
import { withChoice } from './choice-parameters.ts'

export interface SignInLinkMail {
  kind: 'sign-in-link'
  email: string
  /** Signs up an address that has no account yet. */
  name?: string
  choice?: SignUpChoice
}

interface Delivery {
  db: Database
  config: Config
  auth: Auth
}

/** @returns nothing for an address without an account, unless it signs up */
export async function writeSignInLinkMail(
  { db, config, auth }: Delivery,
  { email, name, choice }: SignInLinkMail,
): Promise<Mail | undefined> {
  const [owner] = await db.platform.select().from(users).where(eq(users.email, email))
  const greeted = owner?.name ?? name
  if (greeted === undefined) return undefined
  let token = ''
  await auth.api.signInMagicLink({
    headers: new Headers(),
    body: { email, ...(name && { name }), metadata: { take: (made: string) => (token = made) } },
  })
  // A fragment reaches no server, no log and no Referer.
  const link = withChoice(`${mainOrigin(config)}/sign-in-link#token=${token}`, choice)
  return await linkMail(config, { to: email, name: greeted, link, isNew: owner === undefined })
}

interface Letter {
  to: string
  name: string
  link: string
  isNew: boolean
}

async function linkMail(config: Config, { to, name, link, isNew }: Letter): Promise<Mail> {
  const frame = providerFrame(config)
  const heading = isNew ? 'Open your shop' : `Sign in to ${frame.name}`
  const button = isNew ? 'Create my account' : 'Sign in'
  const sentence =
    'The link works once and for 15 minutes. If you did not ask for it, nothing has changed and you can delete this email.'
  return {
    to,
    subject: heading,
    text: `Hello ${name},\n\n${button}:\n${link}\n\n${sentence}\n`,
    html: await mailLayout({
      heading,
      body: html`<p>Hello ${name},</p>
        ${mailButton(button, link, frame.theme)} ${spelledLink(link, frame.theme)}
        <p>${sentence}</p>`,
      footer: `Sent by ${frame.name} because this address was typed on our site.`,
      frame,
    }),
  }
}

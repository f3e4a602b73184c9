import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { emailChanges, users } from '@vitrine/db/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Config } from '../../platform/config.ts'
import { mainOrigin } from '../../platform/origins.ts'
import { mailButton, mailLayout, spelledLink } from '../../post/letter/layout.ts'
import type { Mail } from '../../post/mail.ts'
import { addressInUseMail } from './account-templates.ts'
import { createMailToken } from './mail-token.ts'

/** Goes to the address of before or to the new one, which no account has yet. */
export interface EmailChangeMail {
  kind: 'change-email-from' | 'change-email-to'
  email: string
  userId: string
}

interface Delivery {
  db: Database
  config: Config
  now: () => Date
}

/** @returns nothing once the change was cancelled or has happened */
export async function writeEmailChangeMail(
  { db, config, now }: Delivery,
  { kind, email: to, userId }: EmailChangeMail,
): Promise<Mail | undefined> {
  const origin = mainOrigin(config)
  const [change] = await db.platform
    .select({ name: users.name, email: emailChanges.email })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(eq(emailChanges.userId, userId))
  if (!change) return undefined
  const [holder] = await db.platform.select().from(users).where(eq(users.email, change.email))
  if (kind === 'change-email-to' && holder)
    return await addressInUseMail({
      to,
      name: holder.name,
      loginLink: `${origin}/login`,
      resetLink: `${origin}/forgot-password`,
    })
  const token = await inPlatform(db, (tx) => createMailToken(tx, kind, userId, now()))
  // A fragment reaches no server, no log and no Referer.
  return await changeMail({ to, ...change, kind, link: `${origin}/confirm-email#token=${token}` })
}

interface Letter extends Pick<EmailChangeMail, 'kind'> {
  to: string
  name: string
  email: string
  link: string
}

async function changeMail({ to, name, email, kind, link }: Letter): Promise<Mail> {
  const heading = 'Confirm your new email address'
  const sentence =
    kind === 'change-email-from'
      ? `Your account is to use ${email} from now on. Confirm it here, and in the email that we sent to that address. If you did not ask for this, do not confirm, and change your password.`
      : 'Confirm that this address is yours, and confirm the change in the email that we sent to your current address. If you did not ask for this, delete this email.'
  const footer = 'The link works once, for 24 hours. Until both addresses confirm, nothing changes.'
  return {
    to,
    subject: heading,
    text: `Hello ${name},\n\n${sentence}\n\n${link}\n\n${footer}\n`,
    html: await mailLayout({
      heading,
      body: html`<p>Hello ${name},</p>
        <p>${sentence}</p>
        ${mailButton('Confirm new address', link)} ${spelledLink(link)}`,
      footer,
    }),
  }
}

import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { emailChanges, users } from '@vitrine/db/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import { mainOrigin } from '../../platform/origins.ts'
import { providerFrame } from '../../post/letter/provider-frame.ts'
import type { StoreFrame } from '../../post/letter/store-frame.ts'
import type { Mail } from '../../post/mail.ts'
import { addressInUseMail, linkLetter } from './account-templates.ts'
import { createMailToken } from './mail-token.ts'

/** Goes to the current address or to the new one, which no account has yet. */
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
  const frame = providerFrame(config)
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
      frame,
      name: holder.name,
      loginLink: `${origin}/login`,
      resetLink: `${origin}/forgot-password`,
    })
  const token = await inPlatform(db, (tx) => createMailToken(tx, kind, userId, now()))
  // A fragment reaches no server, no log and no Referer.
  return await changeMail({
    to,
    frame,
    ...change,
    kind,
    link: `${origin}/confirm-email#token=${token}`,
  })
}

interface Letter extends Pick<EmailChangeMail, 'kind'> {
  to: string
  frame: StoreFrame
  name: string
  email: string
  link: string
}

async function changeMail({ to, frame, name, email, kind, link }: Letter): Promise<Mail> {
  return await linkLetter({
    to,
    frame,
    name,
    link,
    heading: 'Confirm your new email address',
    sentence:
      kind === 'change-email-from'
        ? `Your account is to use ${email} from now on. Confirm it here, and in the email that we sent to that address. If you did not ask for this, do not confirm, and change your password.`
        : 'Confirm that this address is yours, and confirm the change in the email that we sent to your current address. If you did not ask for this, delete this email.',
    button: 'Confirm new address',
    footer: 'The link works once, for 24 hours. Until both addresses confirm, nothing changes.',
  })
}

import type { SignUpChoice } from '@vitrine/contract/account/auth.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { withChoice } from './choice-parameters.ts'
import { createMailToken } from './mail-token.ts'
import type { Config } from '../../platform/config.ts'
import type { JobQueue } from '../../platform/jobs/jobs.ts'
import { mainOrigin } from '../../platform/origins.ts'
import { type AccountChangedMail, accountChangedMail } from './account-changed-mail.ts'
import { addressInUseMail, resetPasswordMail, verifyAddressMail } from './account-templates.ts'
import { type EmailChangeMail, writeEmailChangeMail } from './email-change-mails.ts'
import { type SignInLinkMail, writeSignInLinkMail } from './sign-in-link-mail.ts'
import type { Auth } from '../../identity/auth.ts'
import { providerFrame } from '../../post/letter/provider-frame.ts'
import type { Mail, MailTransport } from '../../post/mail.ts'

interface AddressMail {
  kind: 'verify-address' | 'reset-password' | 'address-in-use'
  email: string
  choice?: SignUpChoice | undefined
}

export type AccountMail = AddressMail | EmailChangeMail | SignInLinkMail | AccountChangedMail

/**
 * Sends account emails as jobs, which look the account up and create the link: response times
 * reveal nothing, and the queue stores no links.
 */
export interface AccountMails {
  send(mail: AccountMail): Promise<void>
}

export const accountMailQueue = 'account-mail'

export function createAccountMails(jobs: Pick<JobQueue, 'send'>): AccountMails {
  return {
    // Deduplicates per address and minute, so that no one can flood a stranger's mailbox.
    send: (mail) =>
      jobs.send(accountMailQueue, mail, {
        once: { key: keyOf(mail), seconds: 60 },
      }),
  }
}

function keyOf(mail: AccountMail): string {
  const { kind, email } = mail
  return mail.kind === 'account-changed'
    ? JSON.stringify([kind, email, mail.change, mail.detail])
    : `${kind}:${email}`
}

export interface Delivery {
  db: Database
  config: Config
  now: () => Date
  transport: MailTransport
  auth: Auth
}

export async function deliverAccountMail(delivery: Delivery, mail: AccountMail): Promise<void> {
  const { db, transport } = delivery
  if (mail.kind === 'sign-in-link') {
    const written = await writeSignInLinkMail(delivery, mail)
    if (written) await transport.send(written)
    return
  }
  if (mail.kind === 'change-email-from' || mail.kind === 'change-email-to') {
    const written = await writeEmailChangeMail(delivery, mail)
    if (written) await transport.send(written)
    return
  }
  const [owner] = await db.platform.select().from(users).where(eq(users.email, mail.email))
  if (mail.kind === 'account-changed') {
    if (!owner) return
    const profileLink = `${mainOrigin(delivery.config)}/dashboard/profile`
    const frame = providerFrame(delivery.config)
    await transport.send(await accountChangedMail(mail, { name: owner.name, profileLink, frame }))
    return
  }
  if (!owner || (mail.kind === 'verify-address' && owner.emailVerified)) return
  const choice = 'choice' in mail ? mail.choice : undefined
  await transport.send(await writeMail(delivery, { kind: mail.kind, choice }, owner))
}

async function writeMail(
  { db, config, now }: Delivery,
  { kind, choice }: Pick<AddressMail, 'kind' | 'choice'>,
  { id, name, email }: typeof users.$inferSelect,
): Promise<Mail> {
  const origin = mainOrigin(config)
  const to = { to: email, name, frame: providerFrame(config) }
  if (kind === 'address-in-use')
    return addressInUseMail({
      ...to,
      loginLink: withChoice(`${origin}/login`, choice),
      resetLink: withChoice(`${origin}/forgot-password`, choice),
    })
  const token = await inPlatform(db, (tx) => createMailToken(tx, kind, id, now()))
  // A fragment reaches no server, no log and no Referer.
  return kind === 'verify-address'
    ? verifyAddressMail({ ...to, link: withChoice(`${origin}/verify-link#token=${token}`, choice) })
    : resetPasswordMail({
        ...to,
        link: withChoice(`${origin}/reset-password#token=${token}`, choice),
      })
}

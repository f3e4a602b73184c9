import { type Role, roleNames } from '@vitrine/contract/call/role.ts'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { storeInvitations } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Config } from '../../platform/config.ts'
import { mainOrigin } from '../../platform/origins.ts'
import type { Vault } from '../../platform/vault.ts'
import { mailButton, mailLayout, spelledLink } from '../../post/letter/layout.ts'
import { type StoreFrame, storeFrame } from '../../post/letter/store-frame.ts'
import type { Mail } from '../../post/mail.ts'
import { invitationPlace, isInvitation } from './invite.ts'
import { findOwnStore } from '../../platform/find-own-store.ts'

interface From {
  db: Database
  config: Pick<Config, 'port' | 'mainHost' | 'provider'>
  vault: Pick<Vault, 'open'>
  now: () => Date
}

/** Resolves to undefined for an invitation that was used or revoked, or has expired. */
export async function invitationMail(
  tx: StoreTransaction,
  id: string,
  { db, config, vault, now }: From,
): Promise<Mail | undefined> {
  const store = await findOwnStore(tx)
  const [found] = await inPlatform(
    db,
    (platform) =>
      platform
        .select({ invitation: storeInvitations, invitedBy: users.name })
        .from(storeInvitations)
        .leftJoin(users, eq(users.id, storeInvitations.invitedBy))
        .where(isInvitation(tx.storeId, id)),
    { readOnly: true },
  )
  if (!store || !found) return undefined
  const { email, role, sealedToken, expiresAt, endedAt } = found.invitation
  if (endedAt || expiresAt <= now()) return undefined
  const token = vault.open(sealedToken, invitationPlace(tx.storeId))
  const mail = await writeInvitation({
    to: email,
    frame: storeFrame(store, config),
    role,
    invitedBy: found.invitedBy,
    expiresAt,
    // A fragment reaches no server, no log and no Referer.
    link: `${mainOrigin(config)}/join#token=${token}`,
  })
  return { ...mail, secrets: [token] }
}

interface Letter {
  to: string
  frame: StoreFrame
  role: Role
  invitedBy: string | null
  expiresAt: Date
  link: string
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export async function writeInvitation(letter: Letter): Promise<Mail> {
  const { to, frame, role, invitedBy, expiresAt, link } = letter
  const heading = `Join the team of ${frame.name}`
  const sentence = `${invitedBy ?? frame.name} invites you to work on ${frame.name} as ${roleNames[role]}.`
  const hint = `The link works once, until ${dayFormat.format(expiresAt)}, and only for ${to}. If you do not know the shop, you can delete this email.`
  const footer = `Sent by ${frame.provider} because ${frame.name} invited this address.`
  return {
    to,
    fromName: frame.name,
    subject: heading,
    text: `${heading}\n\n${sentence}\n\nAccept the invitation:\n${link}\n\n${hint}\n\n${footer}\n`,
    html: await mailLayout({
      heading,
      body: html`<p>${sentence}</p>
        ${mailButton('Accept the invitation', link, frame.theme)} ${spelledLink(link, frame.theme)}
        <p>${hint}</p>`,
      footer,
      frame,
    }),
  }
}

import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { storeTransfers } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Config } from '../../platform/config.ts'
import { dashboardLink } from '../../post/letter/dashboard-link.ts'
import { mailButton, mailLayout } from '../../post/letter/layout.ts'
import { type StoreFrame, storeFrame } from '../../post/letter/store-frame.ts'
import type { Mail } from '../../post/mail.ts'
import { findOwnStore } from '../../platform/find-own-store.ts'

interface From {
  db: Database
  config: Pick<Config, 'port' | 'mainHost' | 'provider'>
}

/** Resolves to undefined once the offer was answered or withdrawn. */
export async function transferOfferedMail(
  tx: StoreTransaction,
  userId: string,
  from: From,
): Promise<Mail | undefined> {
  const [offer] = await inPlatform(
    from.db,
    (platform) =>
      platform
        .select({ ownerId: storeTransfers.fromUserId })
        .from(storeTransfers)
        .where(and(eq(storeTransfers.storeId, tx.storeId), eq(storeTransfers.toUserId, userId))),
    { readOnly: true },
  )
  const parts = offer && (await partsOf(tx, { userId, ...offer }, from))
  return parts && (await writeTransferOffered(parts))
}

export async function transferDoneMail(
  tx: StoreTransaction,
  people: { userId: string; ownerId: string },
  from: From,
): Promise<Mail | undefined> {
  const parts = await partsOf(tx, people, from)
  return parts && (await writeTransferDone({ ...parts, isOwner: people.userId === people.ownerId }))
}

interface Parts {
  to: string
  frame: StoreFrame
  /** Who owns the shop at that time. */
  owner: string
  link: string
}

async function partsOf(
  tx: StoreTransaction,
  { userId, ownerId }: { userId: string; ownerId: string },
  { db, config }: From,
): Promise<Parts | undefined> {
  const store = await findOwnStore(tx)
  const people = await inPlatform(
    db,
    (platform) =>
      platform
        .select({ id: users.id, name: users.name, email: users.email })
        .from(users)
        .where(inArray(users.id, [userId, ownerId])),
    { readOnly: true },
  )
  const to = people.find(({ id }) => id === userId)?.email
  const owner = people.find(({ id }) => id === ownerId)?.name
  if (!store || to === undefined || owner === undefined) return undefined
  const link = dashboardLink('/dashboard/team', store.id, config)
  return { to, owner, frame: storeFrame(store, config), link }
}

export async function writeTransferOffered({ owner, ...parts }: Parts): Promise<Mail> {
  const { name } = parts.frame
  return await letter({
    ...parts,
    heading: `${owner} wants to transfer ${name} to you`,
    sentence: `If you accept within 7 days, you own ${name}: its payments, its domains and its deletion are in your hands. Until then nothing changes.`,
    button: 'View the offer',
  })
}

export async function writeTransferDone(parts: Parts & { isOwner: boolean }): Promise<Mail> {
  const { owner, isOwner, ...rest } = parts
  const { name } = rest.frame
  return await letter({
    ...rest,
    heading: isOwner ? `${name} is yours now` : `${name} was transferred to ${owner}`,
    sentence: isOwner
      ? 'You accepted the shop and are its owner. The former owner stays in the team as an admin.'
      : `You offered the shop, and ${owner} accepted it. You stay in the team as an admin.`,
    button: 'View the team',
  })
}

interface Letter {
  to: string
  frame: StoreFrame
  link: string
  heading: string
  sentence: string
  button: string
}

async function letter({ to, frame, link, heading, sentence, button }: Letter): Promise<Mail> {
  const footer = `Sent by ${frame.provider} because you are in the team of ${frame.name}.`
  return {
    to,
    fromName: frame.name,
    subject: heading,
    text: `${heading}\n\n${sentence}\n\n${button}: ${link}\n\n${footer}\n`,
    html: await mailLayout({
      heading,
      body: html`<p>${sentence}</p>
        ${mailButton(button, link, frame.theme)}`,
      footer,
      frame,
    }),
  }
}

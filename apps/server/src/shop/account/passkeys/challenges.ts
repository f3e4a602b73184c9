import { newId } from '@vitrine/db/new-id.ts'
import { verifications } from '@vitrine/db/schema/accounts.ts'
import { and, eq, gt } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import type { Services } from '../../../api/context.ts'
import { Refusal } from '../../../platform/refusal.ts'

type Context = Pick<Services, 'db' | 'now'>

/**
 * `subject` is the session's token, so that no other session can answer; the address of a new account;
 * none at sign-in.
 */
export interface Purpose {
  kind: 'add' | 'prove' | 'sign-in' | 'sign-up'
  subject?: string
}

export const challengeLastsMs = 5 * 60_000

export async function createChallenge({ db, now }: Context, purpose: Purpose): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await db.platform.insert(verifications).values({
    id: newId(),
    identifier: identifierOf(challenge, purpose),
    value: '',
    expiresAt: new Date(now().getTime() + challengeLastsMs),
  })
  return challenge
}

/**
 * Consumes the challenge that a browser answered, also if the answer turns out to be wrong.
 * @throws Refusal 410 if it is unknown, used or expired
 */
export async function spendChallenge(
  { db, now }: Context,
  purpose: Purpose,
  clientDataJSON: string,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON)
  const spent = await db.platform
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf(challenge, purpose)),
        gt(verifications.expiresAt, now()),
      ),
    )
    .returning({ id: verifications.id })
  if (!spent.length) throw new Refusal('passkey_late')
  return challenge
}

function challengeIn(clientDataJSON: string): string {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString()
    const { challenge } = JSON.parse(text) as { challenge?: unknown }
    if (typeof challenge === 'string') return challenge
  } catch {
    // Refused below.
  }
  throw new Refusal('passkey_refused')
}

function identifierOf(challenge: string, { kind, subject = '' }: Purpose): string {
  const hash = createHash('sha256').update(`${subject}\n${challenge}`).digest('base64url')
  return `passkey-${kind}:${hash}`
}

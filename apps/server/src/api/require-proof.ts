import { Refusal } from '../platform/refusal.ts'
import type { Services } from './context.ts'
import type { SessionFacts } from '../identity/find-session.ts'

const proofLastsMs = 10 * 60_000

/** Refuses what is worth a second look, until the owner gives a password or passkey once more. */
export function requireProof({
  session: { provedAt },
  now,
}: Pick<Services, 'now'> & { session: Pick<SessionFacts, 'provedAt'> }): void {
  if (!provedAt || now().getTime() - provedAt.getTime() >= proofLastsMs)
    throw new Refusal('proof_needed')
}

import { Refusal } from '../platform/refusal.ts'
import type { Services } from './context.ts'
import type { SessionFacts } from '../identity/find-session.ts'

const proofLastsMs = 10 * 60_000

/** Refuses risky calls until the owner has given a password or passkey again. */
export function requireProof({
  session: { provedAt },
  now,
}: Pick<Services, 'now'> & { session: Pick<SessionFacts, 'provedAt'> }): void {
  if (!provedAt || now().getTime() - provedAt.getTime() >= proofLastsMs)
    throw new Refusal('proof_needed')
}

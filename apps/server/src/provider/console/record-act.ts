import type { actKinds } from '@vitrine/contract/provider/console.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { operatorActs } from '@vitrine/db/schema/console.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import type { SignedInOperator } from './find-operator.ts'

export interface OperatorActFacts {
  kind: (typeof actKinds)[number]
  reason: string
  storeId?: string
  /** A name, as it is at that time. */
  subject?: string
}

/** Adds to the audit log, in the transaction of the act: nothing is done that is not in it. */
export async function recordAct(
  tx: PlatformTransaction,
  { id, name }: SignedInOperator,
  { kind, reason, storeId, subject = '' }: OperatorActFacts,
  now: Date,
): Promise<void> {
  await tx.insert(operatorActs).values({
    id: newId(),
    operatorId: id,
    operatorName: name,
    kind,
    shopId: storeId ?? null,
    subject: subject.slice(0, 200).toWellFormed(),
    reason,
    createdAt: now,
  })
}

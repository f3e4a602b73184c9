import { isRecorded } from '@vitrine/commerce/activity/acts.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import type {
  ActivitySubject,
  PlatformTransaction,
  StoreTransaction,
} from '@vitrine/db/transaction.ts'
import { activity } from '@vitrine/db/schema/activity.ts'
import type { Actor, OwnerAct } from './context.ts'

/** More subjects are recorded as their number. */
const maxSubjects = 20
const longestName = 200

/** Acts for itself, for example at a scheduled time; screens show the provider's name. */
export const system: Actor = { kind: 'system', id: null, name: '', place: null }

/** Kinds that are recorded only where the act says what it changed: drafts are not. */
const onlyNoted = /^page\.(?:update\w+|bulkUpdate)$/

/**
 * Records what a call did, in its transaction: nothing is recorded that was not done, and nothing
 * is done that is not recorded. Acts name what they are about in `tx.subjects`.
 * @param result of the act, which names the subject where `tx.subjects` is empty
 */
export async function recordActivity(
  tx: StoreTransaction,
  { call, actor }: OwnerAct,
  result?: unknown,
): Promise<void> {
  if (!isRecorded(call)) return
  const subjects = tx.subjects.length
    ? tx.subjects
    : onlyNoted.test(call)
      ? []
      : [subjectIn(result)]
  if (!subjects.length) return
  const shown =
    subjects.length > maxSubjects ? [{ name: '', data: { count: subjects.length } }] : subjects
  await tx.insert(activity).values(
    shown.map(({ id = null, name, data = {} }) => ({
      storeId: tx.storeId,
      id: newId(),
      actorKind: actor.kind,
      actorId: actor.id,
      actorName: actor.name,
      place: actor.place,
      kind: call,
      subjectId: id,
      subjectName: name.slice(0, longestName).toWellFormed(),
      data,
    })),
  )
}

/** Records an act on the store's own row, its domains or its sender. */
export async function recordInPlatform(
  tx: PlatformTransaction,
  { storeId, act }: { storeId: string; act: OwnerAct | undefined },
  subject: ActivitySubject = { name: '' },
): Promise<void> {
  if (!act) return
  await withinStore(tx, storeId, async (storeTx) => {
    storeTx.subjects.push(subject)
    await recordActivity(storeTx, act)
  })
}

function subjectIn(result: unknown): ActivitySubject {
  if (typeof result !== 'object' || result === null) return { name: '' }
  const { id, name, title, updated } = result as Record<string, unknown>
  const shown = typeof name === 'string' ? name : typeof title === 'string' ? title : ''
  return {
    name: shown,
    ...(typeof id === 'string' && { id }),
    ...(typeof updated === 'number' && { data: { count: updated } }),
  }
}

/** Returns what differs, as pairs of before and after. */
export function changesOf(
  before: object,
  after: Readonly<Record<string, unknown>>,
): Record<string, [unknown, unknown]> {
  const earlier = before as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.keys(after)
      .filter((field) => after[field] !== undefined && after[field] !== earlier[field])
      .map((field) => [field, [earlier[field] ?? null, after[field] ?? null]]),
  )
}

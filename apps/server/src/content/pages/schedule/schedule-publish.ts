import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { OwnerContext, RequestContext } from '../../../api/context.ts'
import { invalidInput } from '../../../platform/refusal.ts'
import { changeStore } from '../../../api/store-work.ts'
import type { PublishJobs } from './publish-jobs.ts'
import { updatePageColumns } from '../queries.ts'
import { lockPageAt, requireDraft, unscheduled } from '../service.ts'

interface Requested {
  id: string
  publishAt: string
}

const year = 366 * 24 * 3_600_000

/** Publishes the draft of that later time; replaces an earlier schedule. */
export async function schedulePublish(
  context: RequestContext & OwnerContext & { publishJobs: PublishJobs },
  { id, publishAt }: Requested,
) {
  const { store, userId, publishJobs, now } = context
  const at = requireAhead(new Date(publishAt), now())
  return await changeStore(context, async (tx) => {
    await lockPageAt(tx, id, undefined)
    await updatePageColumns(tx, id, { publishAt: at, publishBy: userId, publishProblem: null })
    // Sent before the commit: a job without a scheduled page does nothing, a page without a job
    // would never go live.
    await publishJobs.send({
      storeId: store.storeId,
      pageId: id,
      publishAt: at.toISOString(),
    })
    return await requireDraft(tx, id)
  })
}

function requireAhead(at: Date, now: Date) {
  if (at <= now) throw invalidInput('publishAt', 'Choose a time in the future.')
  if (at.getTime() > now.getTime() + year)
    throw invalidInput('publishAt', 'Choose a time within the next year.')
  return at
}

export async function cancelSchedule(tx: StoreTransaction, id: string) {
  await lockPageAt(tx, id, undefined)
  await updatePageColumns(tx, id, unscheduled)
  return await requireDraft(tx, id)
}

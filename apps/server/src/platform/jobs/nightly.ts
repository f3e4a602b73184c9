import type { JobQueue } from './jobs.ts'

interface Nightly {
  queue: string
  now: () => Date
}

export async function startNightly(
  jobs: Pick<JobQueue, 'send' | 'work'>,
  { queue, now }: Nightly,
  work: () => Promise<unknown>,
): Promise<void> {
  const plan = () => jobs.send(queue, {}, nextNight(now()))
  await jobs.work(queue, async () => {
    await plan()
    await work()
  })
  await plan()
}

/** 03:00 UTC; the date is the job's key, so that a second one is dropped. */
function nextNight(from: Date) {
  const at = new Date(from)
  at.setUTCHours(3, 0, 0, 0)
  if (at <= from) at.setUTCDate(at.getUTCDate() + 1)
  return { at, once: { key: at.toISOString().slice(0, 10), seconds: 2 * 24 * 60 * 60 } }
}

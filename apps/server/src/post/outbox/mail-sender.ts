import { setTimeout as wait } from 'node:timers/promises'
import { errorFields, type Log } from '../../platform/log.ts'
import { deliverMail, type MailDelivery } from './deliver-mail.ts'
import { type DueMail, listDue } from './list-due.ts'

/** At the same time. */
export const maxMails = { ofStore: 3, ofAll: 10 }

/** Before it looks again, should nothing that is under way end. */
const lookAgainMs = 1000

export interface MailSender {
  /**
   * Begins to send what is due, or waits for something under way to end.
   * @returns how many were under way, so 0 where nothing is left to do
   */
  pass(): Promise<number>
  /** Until nothing is under way. */
  settled(): Promise<void>
}

/**
 * Sends what waits in the stores' outboxes, in turns by store. A row was written in the transaction of
 * its cause, so there is no mail without an order and no order without its mail; it is sent at least
 * once.
 */
export function createMailSender(delivery: MailDelivery & { log: Log }): MailSender {
  const underWay = new Map<string, { storeId: string; work: Promise<void> }>()
  const works = () => [...underWay.values()].map(({ work }) => work)
  const countOf = (storeId: string) =>
    [...underWay.values()].filter((each) => each.storeId === storeId).length
  const isFull = (storeId: string) => countOf(storeId) >= maxMails.ofStore

  function begin(due: DueMail) {
    const { storeId, id } = due
    const work = deliverMail(delivery, due)
      .catch((error: unknown) => {
        delivery.log.warn('An email could not be delivered.', { storeId, ...errorFields(error) })
      })
      .finally(() => underWay.delete(id))
    underWay.set(id, { storeId, work })
  }

  /** Its place among the store's own, after those of the store that are under way. */
  const turnOf = ({ storeId, place }: DueMail) => place + countOf(storeId)

  async function beginDue(): Promise<number> {
    const before = underWay.size
    if (before >= maxMails.ofAll) return 0
    const stores = new Set([...underWay.values()].map(({ storeId }) => storeId))
    const due = await listDue(delivery.db, {
      now: delivery.now(),
      fullStores: [...stores].filter(isFull),
      eachStore: maxMails.ofStore,
      max: maxMails.ofAll * maxMails.ofStore,
    })
    let begun = 0
    const waiting = due.filter(({ id }) => !underWay.has(id))
    for (const each of waiting.toSorted((a, b) => turnOf(a) - turnOf(b))) {
      if (underWay.size >= maxMails.ofAll) break
      if (isFull(each.storeId)) continue
      begin(each)
      begun += 1
    }
    return begun
  }

  return {
    async pass() {
      const begun = await beginDue()
      const busy = underWay.size
      if (!begun && busy) await Promise.race([...works(), wait(lookAgainMs)])
      return busy
    },
    async settled() {
      while (underWay.size) await Promise.all(works())
    },
  }
}

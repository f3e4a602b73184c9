const days = [30, 90, 180, 365, 730, null] as const

/** For how long a shop can store what it does not have to store. Null is for good. */
export const retentionChoices = {
  /** Days; shoppers were told that it is 90 at most. */
  abandonedCheckouts: [7, 14, 30, 60, 90],
  /** Days since a message of the contact form came. */
  messages: days,
  /** Days since the last change of a draft that did not become an order. */
  drafts: days,
  /** Days since someone unsubscribed, or subscribed without confirming it. */
  newsletter: days,
  /** Days; the log says for longer that an email was sent. */
  emailCopies: [7, 30, 60, 90, 180, 365],
  /**
   * Full years after the year of an order, when it is anonymised. The longest that tax laws demand
   * is ten.
   */
  orders: [10, 11, 12, 15, 20, 30, null],
} as const

export type Retained = keyof typeof retentionChoices

export type Retention = { [Kind in Retained]: (typeof retentionChoices)[Kind][number] }

export const retainedKinds = Object.keys(retentionChoices) as Retained[]

export const defaultRetention: Retention = {
  abandonedCheckouts: 90,
  messages: null,
  drafts: null,
  newsletter: null,
  emailCopies: 90,
  orders: null,
}

const day = 24 * 3_600_000

/** @returns what was there before this moment goes; undefined if everything stays */
export function retainedSince(retention: Retention, kind: Retained, now: Date): Date | undefined {
  const period = retention[kind]
  if (period === null) return undefined
  if (kind === 'orders') return new Date(Date.UTC(now.getUTCFullYear() - period, 0, 1))
  return new Date(now.getTime() - period * day)
}

/** @returns whether data that is stored now would go earlier */
export function isShortened(from: Retention, to: Retention, kind: Retained): boolean {
  return (to[kind] ?? Infinity) < (from[kind] ?? Infinity)
}

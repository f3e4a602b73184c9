interface Tried {
  createdAt: Date
  retriedAt: Date | null
  attempts: number
}

/** The first pause in seconds; each further one is three times as long. */
export const firstPause = 10

/** The same reckoning as of the query that finds what is due. */
export function nextTryOf({ createdAt, retriedAt, attempts }: Tried): Date {
  const since = (retriedAt ?? createdAt).getTime()
  return new Date(since + firstPause * 1000 * (3 ** attempts - 1))
}

let leaving: Promise<unknown> = Promise.resolve()

/** The next page is opened once the one before is saved, since it may be the same one. */
export function leaveAfter(saved: Promise<unknown>) {
  leaving = Promise.allSettled([leaving, saved])
}

const LONGEST = 3000

export async function whenLeft(): Promise<void> {
  await Promise.race([leaving, new Promise((resolve) => setTimeout(resolve, LONGEST))])
}

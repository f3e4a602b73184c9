let leaving: Promise<unknown> = Promise.resolve()

/** Opens the next page after the save, since it may be the same page. */
export function leaveAfter(saved: Promise<unknown>) {
  leaving = Promise.allSettled([leaving, saved])
}

const LONGEST = 3000

export async function whenLeft(): Promise<void> {
  await Promise.race([leaving, new Promise((resolve) => setTimeout(resolve, LONGEST))])
}

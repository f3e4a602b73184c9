/** One thing that was looked at. */
export interface Finding {
  isFine: boolean
  /** A sentence for the person at the terminal: what is, or what is wrong and what to do. */
  text: string
}

export const fine = (text: string): Finding => ({ isFine: true, text })
export const wrong = (text: string): Finding => ({ isFine: false, text })

export const reasonOf = (error: unknown): string =>
  error instanceof AggregateError
    ? reasonOf(error.errors[0])
    : error instanceof Error
      ? error.message || error.name
      : String(error)

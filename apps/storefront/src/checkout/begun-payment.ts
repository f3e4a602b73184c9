const storageKey = 'checkoutPayment'

/** The token of a payment that was begun in this tab and is not known to have ended. */
export function begunPayment(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

export function keepPayment(token: string) {
  try {
    sessionStorage.setItem(storageKey, token)
  } catch {
    return
  }
}

export function forgetPayment() {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    return
  }
}

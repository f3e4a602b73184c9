const storageKey = 'checkoutPayment'

/** A payment that was begun in this tab and is not known to have ended. */
interface BegunPayment {
  token: string
  /** The way to pay that was chosen. */
  method: string
}

export function begunPayment(): BegunPayment | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function keepPayment(payment: BegunPayment) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(payment))
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

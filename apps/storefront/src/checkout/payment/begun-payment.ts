const storageKey = 'checkoutPayment'

/** A payment begun in this tab, without a known result. */
interface BegunPayment {
  token: string
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

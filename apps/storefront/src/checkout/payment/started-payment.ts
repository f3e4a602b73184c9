const storageKey = 'checkoutPayment'

/** A payment begun in this tab, without a known result. */
interface StartedPayment {
  token: string
  method: string
}

export function startedPayment(): StartedPayment | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function storePayment(payment: StartedPayment) {
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

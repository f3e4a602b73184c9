import { cartStorageKey, cartTotal, parseCart } from '@vitrine/commerce/cart/cart.ts'
import { useSyncExternalStore } from 'react'

/** In major units, as the shopper added them; undefined on the server and while hydrating. */
export function useCartTotal(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, total, () => undefined)
}

/** The storefront sends each change as a storage event, also where it cannot be stored. */
let announced: string | null = null

function total(): number {
  return cartTotal(parseCart(stored()))
}

function stored(): string | null {
  try {
    return localStorage.getItem(cartStorageKey) ?? announced
  } catch {
    return announced
  }
}

function subscribe(listener: () => void) {
  const take = ({ key, newValue }: StorageEvent) => {
    if (key !== null && key !== cartStorageKey) return
    announced = newValue
    listener()
  }
  addEventListener('storage', take)
  addEventListener('pageshow', listener)
  return () => {
    removeEventListener('storage', take)
    removeEventListener('pageshow', listener)
  }
}

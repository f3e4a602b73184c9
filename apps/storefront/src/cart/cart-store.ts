import {
  addToCart,
  cartCount as countOf,
  cartStorageKey,
  isCartFull,
  parseCart,
  removeLine,
  setQuantity,
  type CartLine,
  type LineKey,
} from '@vitrine/commerce/cart/cart.ts'
import { useSyncExternalStore } from 'react'

export type NewLine = Omit<CartLine, 'quantity'>

let readFrom: string | null | undefined
let lines: readonly CartLine[] = []

/** Local storage is the source of truth; this caches its parsed value. */
function presentLines(): readonly CartLine[] {
  const stored = storedCart()
  if (stored !== readFrom) {
    readFrom = stored
    lines = parseCart(stored)
  }
  return lines
}

/** Returns undefined on the server and during hydration, where the cart is unknown. */
export function useCart(): readonly CartLine[] | undefined {
  return useSyncExternalStore<readonly CartLine[] | undefined>(
    subscribe,
    presentLines,
    () => undefined,
  )
}

/** @returns false when the cart is full */
export function addLine(line: NewLine, quantity = 1): boolean {
  if (isCartFull(presentLines(), line)) return false
  store(addToCart(presentLines(), line, quantity))
  return true
}

export function changeQuantity(key: LineKey, quantity: number) {
  store(setQuantity(presentLines(), key, quantity))
}

export function dropLine(key: LineKey) {
  store(removeLine(presentLines(), key))
}

export function replaceLines(next: readonly CartLine[]) {
  store(next)
}

/** Without local storage, or when it is full, the cart lasts as long as the page. */
let unstored: string | undefined

function storedCart(): string | null {
  if (unstored !== undefined) return unstored
  try {
    return localStorage.getItem(cartStorageKey)
  } catch {
    return null
  }
}

function store(next: readonly CartLine[]) {
  const newValue = JSON.stringify(next)
  try {
    localStorage.setItem(cartStorageKey, newValue)
    unstored = undefined
  } catch {
    unstored = newValue
  }
  // Browsers notify other tabs only; this notifies the views of this one.
  dispatchEvent(new StorageEvent('storage', { key: cartStorageKey, newValue }))
}

/** A page from the back-forward cache missed changes of other tabs. */
const changes = ['storage', 'pageshow']

function subscribe(listener: () => void) {
  for (const change of changes) addEventListener(change, listener)
  return () => {
    for (const change of changes) removeEventListener(change, listener)
  }
}

const read = () => countOf(presentLines())

export const cartCount = { subscribe, read, atFirst: read() }

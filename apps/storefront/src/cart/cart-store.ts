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

/** The browser's entry is the cart; what is kept here is only its reading. */
function presentLines(): readonly CartLine[] {
  const stored = storedCart()
  if (stored !== readFrom) {
    readFrom = stored
    lines = parseCart(stored)
  }
  return lines
}

/** Undefined on the server and while the page is hydrated: no page knows the shopper's cart. */
export function useCart(): readonly CartLine[] | undefined {
  return useSyncExternalStore<readonly CartLine[] | undefined>(
    subscribe,
    presentLines,
    () => undefined,
  )
}

/** @returns whether there was room for it */
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

/** Where the browser keeps nothing, or has no room left, the cart lives as long as the page. */
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
  // Browsers tell only the other tabs; this tells the views of this one.
  dispatchEvent(new StorageEvent('storage', { key: cartStorageKey, newValue }))
}

/** A page that the back button brings back as it was has missed what other tabs did meanwhile. */
const changes = ['storage', 'pageshow']

function subscribe(listener: () => void) {
  for (const change of changes) addEventListener(change, listener)
  return () => {
    for (const change of changes) removeEventListener(change, listener)
  }
}

const read = () => countOf(presentLines())

/** How many items are in the cart, for what shows only that. */
export const cartCount = { subscribe, read, atFirst: read() }

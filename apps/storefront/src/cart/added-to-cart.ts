import type { NewLine } from './cart-store.ts'

type Listener = (line: NewLine, quantity: number) => void

const listeners = new Set<Listener>()

/** Separate from the cart, which other tabs and the checkout change too. */
export function announceAdded(line: NewLine, quantity: number) {
  for (const listener of listeners) listener(line, quantity)
}

/** @returns unsubscribes */
export function onAdded(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

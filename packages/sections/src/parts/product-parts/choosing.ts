import type { Choice } from '@vitrine/commerce/catalogue/variation.ts'

/** What a shopper has chosen of a product. */
export interface Chosen {
  values: Choice
  /** The image that was picked; undefined for the one of the choice. */
  image: string | undefined
  quantity: number
  /** Purchases without all options. */
  attempts: number
}

export interface Choosing {
  read: () => Chosen
  subscribe: (listener: () => void) => () => void
  set: (change: Partial<Chosen>) => void
}

const atFirst: Chosen = { values: {}, image: undefined, quantity: 1, attempts: 0 }

/** An external store: a changed context would replace the HTML of blocks not yet hydrated. */
export function createChoosing(): Choosing {
  let chosen = atFirst
  const listeners = new Set<() => void>()
  return {
    read: () => chosen,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (change) => {
      chosen = { ...chosen, ...change }
      for (const listener of listeners) listener()
    },
  }
}

import type { Product } from '@vitrine/contract/catalogue/product.ts'

type ProductMessage = { kind: 'product-wanted' } | { kind: 'product'; product: Product }

export function listenToProductMessages(
  from: () => Window | null,
  act: (message: ProductMessage) => void,
) {
  const listen = (event: MessageEvent<ProductMessage>) => {
    if (event.origin === location.origin && event.source === from()) act(event.data)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}

export function postTo(other: Window | null | undefined, message: ProductMessage) {
  other?.postMessage(message, location.origin)
}

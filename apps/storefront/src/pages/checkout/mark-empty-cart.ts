/**
 * Marks an empty cart before the first paint, as the server does not know it. Reads local storage
 * directly, since `cart-store.ts` would load too late.
 */
try {
  const stored = localStorage.getItem('cart') ?? '[]'
  if (stored === '[]') document.documentElement.dataset['cart'] = 'empty'
} catch {
  // Without local storage, hydration finds out.
}

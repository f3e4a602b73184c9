/**
 * The server does not know the cart: this says that it is empty before the page is painted. It reads
 * the entry of `cart-store.ts` by itself, for that would come too late.
 */
try {
  const stored = localStorage.getItem('cart') ?? '[]'
  if (stored === '[]') document.documentElement.dataset['cart'] = 'empty'
} catch {
  // Where the browser keeps nothing, the page finds out later.
}

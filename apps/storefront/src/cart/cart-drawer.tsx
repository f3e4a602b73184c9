import { cartCount, cartTotal, type CartLine } from '@vitrine/commerce/cart.ts'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import { useStore } from '@vitrine/sections/store-context.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { navigate } from '../router/navigate.ts'
import styles from './cart-drawer.module.css'
import { CartItem } from './cart-item.tsx'
import { replaceLines, useCart } from './cart-store.ts'
import { quotedLine, useQuote } from './use-quote.ts'

export function CartDrawer({ onClosed }: { onClosed: () => void }) {
  const lines = useCart() ?? []
  const quote = useQuote(lines)
  const isCurrent = quote.isSuccess && !quote.isPlaceholderData

  /** The shopper has seen the new prices, so the cart carries them from now on. */
  function handleClosed() {
    if (quote.isSuccess) replaceLines(lines.map(repriced))
    onClosed()
  }

  function repriced(line: CartLine): CartLine {
    return { ...line, price: priceOf(line) }
  }

  function priceOf(line: CartLine): number {
    const quoted = quotedLine(quote.data, line)
    return quoted && quoted.problem !== 'unavailable' ? quoted.unitPrice : line.price
  }

  return (
    <Dialog title={`Your Cart (${cartCount(lines)})`} kind="drawer" onClosed={handleClosed}>
      {(close) => {
        const go = (href: string) => {
          close()
          navigate(href)
        }
        if (lines.length === 0) return <EmptyCart onShop={() => go('/shop')} />
        return (
          <>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <CartItem
                  key={`${line.productId} ${line.variationId}`}
                  line={line}
                  quoted={quotedLine(quote.data, line)}
                />
              ))}
            </ul>
            <CartFoot
              total={isCurrent ? quote.data.subtotal : cartTotal(lines.map(repriced))}
              failure={quote.error?.message}
              onRetry={() => void quote.refetch()}
              onCheckout={() => go('/checkout')}
            />
          </>
        )
      }}
    </Dialog>
  )
}

function EmptyCart({ onShop }: { onShop: () => void }) {
  return (
    <div className={styles.empty}>
      <p>Your cart is empty.</p>
      <button type="button" className="button" onClick={onShop}>
        Continue shopping
      </button>
    </div>
  )
}

interface CartFootProps {
  total: number
  failure: string | undefined
  onRetry: () => void
  onCheckout: () => void
}

function CartFoot({ total, failure, onRetry, onCheckout }: CartFootProps) {
  const { currency } = useStore()
  return (
    <footer className={styles.foot}>
      {failure && (
        <div role="alert" className={styles.failure}>
          <p className={styles.notice}>Prices could not be checked: {failure}</p>
          <button type="button" className="button button-secondary" onClick={onRetry}>
            Retry
          </button>
        </div>
      )}
      <p className={styles.total} aria-live="polite">
        <span>Total</span>
        <strong>{formatPrice(total, currency)}</strong>
      </p>
      <p className={styles.note}>Shipping is calculated at checkout.</p>
      <button type="button" className={`button ${styles.checkout}`} onClick={onCheckout}>
        Checkout
      </button>
    </footer>
  )
}

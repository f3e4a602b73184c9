import { useQuery } from '@tanstack/react-query'
import { cartCount, cartTotal, type CartLine } from '@vitrine/commerce/cart/cart.ts'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { useStore, useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { Dialog } from '../shell/dialog/dialog.tsx'
import { navigate } from '../shell/router/navigate.ts'
import styles from './cart-drawer.module.css'
import { CartItem } from './cart-item.tsx'
import { replaceLines, useCart } from './cart-store.ts'
import { FreeShipping } from './free-shipping.tsx'
import { saleTermsQuery } from '@vitrine/sections/kit/sale-terms-query.ts'
import { quotedLine, useQuote } from './use-quote.ts'

export function CartDrawer({ onClosed }: { onClosed: () => void }) {
  const lines = useCart() ?? []
  const quote = useQuote(lines)
  const { data: terms } = useQuery(saleTermsQuery(useStoreSource()))
  const isCurrent = quote.isSuccess && !quote.isPlaceholderData

  /** Closing the drawer accepts the new prices, so the cart stores them. */
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
                  onFollow={close}
                />
              ))}
            </ul>
            <CartFoot
              sum={cartTotal(lines.map(repriced))}
              quote={isCurrent ? quote.data : undefined}
              freeFrom={terms?.shipping?.freeFrom ?? null}
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
  sum: number
  quote: Quote | undefined
  freeFrom: number | null
  failure: string | undefined
  onRetry: () => void
  onCheckout: () => void
}

function CartFoot({ sum, quote, freeFrom, failure, onRetry, onCheckout }: CartFootProps) {
  const { currency } = useStore()
  const { subtotal = sum, discount = 0, discounts = [] } = quote ?? {}
  // No currency has more than four decimals.
  const total = Number((subtotal - discount).toFixed(4))
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
      {freeFrom !== null && <FreeShipping total={total} freeFrom={freeFrom} />}
      {discount > 0 && (
        <>
          <p className={styles.row}>
            <span>Subtotal</span>
            <span>{formatPrice(subtotal, currency)}</span>
          </p>
          <p className={styles.row}>
            <span>{discounts.length === 1 ? discounts[0]!.title : 'Discount'}</span>
            <span>{formatPrice(-discount, currency)}</span>
          </p>
        </>
      )}
      <p className={styles.total} aria-live="polite">
        <span>Total</span>
        <strong>{formatPrice(total, currency)}</strong>
      </p>
      <p className={styles.note}>
        Shipping is calculated at checkout, where you can enter a discount code.
      </p>
      <button type="button" className={`button ${styles.checkout}`} onClick={onCheckout}>
        Checkout
      </button>
    </footer>
  )
}

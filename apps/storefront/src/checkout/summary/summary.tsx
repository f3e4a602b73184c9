import type { CartLine } from '@vitrine/commerce/cart/cart.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { type ReactNode, useId, useState } from 'react'
import { quotedLine } from '../../cart/use-quote.ts'
import noteStyles from '../form/notes.module.css'
import styles from './summary.module.css'
import { SummaryLine } from './summary-line.tsx'
import { Totals } from './totals.tsx'

interface SummaryProps {
  isFolding?: boolean
  lines: readonly CartLine[]
  quote: {
    data: Quote | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => Promise<unknown>
  }
  lineActions?: ((line: CartLine) => ReactNode) | undefined
  children: ReactNode
}

export function Summary({ isFolding = false, lines, quote, lineActions, children }: SummaryProps) {
  const { currency } = useStore()
  const id = useId()
  const [isOpened, setOpened] = useState(false)
  // Unfolds where something needs attention.
  const needsAttention = !!quote.error || lines.some((line) => hasNews(line, quote.data))
  const isShown = !isFolding || isOpened || needsAttention
  const total = quote.data && formatPrice(quote.data.total, currency)
  return (
    <aside
      className={isFolding ? `${styles.summary} ${styles.folding}` : styles.summary}
      aria-label="Your order"
    >
      <h2>Your order</h2>
      {isFolding && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setOpened(!isShown)}
        >
          {['Your order', total].filter(Boolean).join(' · ')}
        </button>
      )}
      <div id={id} className={styles.content} data-folded={!isShown || undefined}>
        {lines.length === 0 && <div className={`skeleton ${styles.summarySkeleton}`} />}
        <ul>
          {lines.map((line) => (
            <SummaryLine
              key={`${line.productId} ${line.variationId}`}
              line={line}
              quoted={quotedLine(quote.data, line)}
              actions={lineActions?.(line)}
            />
          ))}
        </ul>
        {quote.error && (
          <div role="alert" className={noteStyles.alert}>
            <p>Prices could not be checked: {quote.error.message}</p>
            <button
              type="button"
              className="button button-secondary"
              onClick={() => void quote.refetch()}
            >
              Retry
            </button>
          </div>
        )}
        {children}
        {quote.data && (
          <Totals
            {...quote.data}
            isOld={quote.isPlaceholderData}
            isUnshipped={!!quote.data.shippingProblem}
          />
        )}
      </div>
    </aside>
  )
}

function hasNews(line: CartLine, quote: Quote | undefined): boolean {
  const quoted = quotedLine(quote, line)
  return !!quoted && (!!quoted.problem || quoted.unitPrice !== line.price)
}

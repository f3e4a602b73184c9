import type { CartLine } from '@vitrine/commerce/cart.ts'
import type { Quote } from '@vitrine/contract/quote.ts'
import type { ReactNode } from 'react'
import { quotedLine } from '../cart/use-quote.ts'
import noteStyles from './notes.module.css'
import styles from './summary.module.css'
import { SummaryLine } from './summary-line.tsx'
import { Totals } from './totals.tsx'

interface SummaryProps {
  lines: readonly CartLine[]
  quote: {
    data: Quote | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => Promise<unknown>
  }
  /** How a line is changed where that is the server's to do. */
  lineActions?: ((line: CartLine) => ReactNode) | undefined
  /** Where a code is entered. */
  children: ReactNode
}

/** The order as the server prices it. */
export function Summary({ lines, quote, lineActions, children }: SummaryProps) {
  return (
    <aside className={styles.summary} aria-label="Your order">
      <h2>Your order</h2>
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
    </aside>
  )
}

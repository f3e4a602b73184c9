import type { CartLine } from '@vitrine/commerce/cart/cart.ts'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import type { ReactNode } from 'react'
import { changeQuantity, dropLine } from '../../cart/cart-store.ts'
import { LineImage } from '../../cart/line-image.tsx'
import { lineProblem } from '../../cart/line-problem.ts'
import type { QuoteLine } from '../../cart/use-quote.ts'
import fieldStyles from '../form/fields.module.css'
import styles from './summary.module.css'

interface SummaryLineProps {
  line: CartLine
  quoted: QuoteLine | undefined
  actions?: ReactNode
}

export function SummaryLine({ line, quoted, actions }: SummaryLineProps) {
  const { currency } = useStore()
  const problem = quoted && lineProblem(quoted)
  const isPriced = quoted && quoted.problem !== 'unavailable'
  const hasChanged = isPriced && quoted.unitPrice !== line.price
  return (
    <li className={styles.line}>
      <LineImage src={line.productImage} />
      <div className={styles.lineText}>
        <p className={styles.lineName}>{line.name}</p>
        <p className={styles.lineNote}>
          {[...Object.values(line.selectedAttributes), `× ${line.quantity}`].join(' · ')}
        </p>
        {hasChanged && (
          <p className={fieldStyles.error}>
            It was {formatPrice(line.price, currency)} each when you added it
          </p>
        )}
        {!!quoted?.discount && (
          <p className={styles.saving}>{formatPrice(-quoted.discount, currency)} discount</p>
        )}
        {problem && !actions && (
          <LineProblem line={line} problem={problem} available={quoted.available} />
        )}
        {problem && actions && <p className={fieldStyles.error}>{problem}</p>}
        {actions}
      </div>
      <p className={styles.amount}>
        {formatPrice(isPriced ? quoted.total : line.price * line.quantity, currency)}
      </p>
    </li>
  )
}

interface LineProblemProps {
  line: CartLine
  problem: string
  available: number | null
}

function LineProblem({ line, problem, available }: LineProblemProps) {
  return (
    <div className={styles.problem}>
      <p className={fieldStyles.error}>{problem}</p>
      {!!available && (
        <button type="button" onClick={() => changeQuantity(line, available)}>
          Take {available}
        </button>
      )}
      <button type="button" aria-label={`Remove ${line.name}`} onClick={() => dropLine(line)}>
        Remove
      </button>
    </div>
  )
}

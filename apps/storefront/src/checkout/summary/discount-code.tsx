import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { DiscountProblem, Quote } from '@vitrine/contract/sales/quote.ts'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { useState } from 'react'
import styles from '../form/fields.module.css'
import summaryStyles from './summary.module.css'
import { problemOfCode } from './problem-of-code.ts'

interface DiscountCodeProps {
  code: string | undefined
  problem: DiscountProblem | null
  quote: Pick<Quote, 'subtotal' | 'discountMinimum'> | undefined
  isBusy: boolean
  onChange: (code: string | undefined) => void
  /** The server handles the buttons; the typed text is shown again. */
  isPlain?: boolean
}

export function DiscountCode({
  code,
  problem,
  quote,
  isBusy,
  onChange,
  isPlain = false,
}: DiscountCodeProps) {
  // A used code would be submitted again with the order.
  const shown = problem === 'used_by_customer' ? '' : code
  const [typed, setTyped] = useState((isPlain && shown) || '')
  const type = isPlain ? 'submit' : 'button'
  const { currency } = useStore()
  const minimum = quote?.discountMinimum ?? null
  const missing = quote &&
    minimum !== null && {
      more: formatPrice(minimum - quote.subtotal, currency),
      minimum: formatPrice(minimum, currency),
    }
  const isApplied = code !== undefined && !problem
  if (isApplied)
    return (
      <div className={summaryStyles.applied}>
        <p>
          Code <strong>{code}</strong>
        </p>
        {isPlain && <input type="hidden" name="discountCode" value={code} />}
        <button type={type} name="do" value="drop-code" onClick={() => onChange(undefined)}>
          Remove<span className={styles.unseen}> code {code}</span>
        </button>
      </div>
    )

  function apply() {
    const requested = typed.trim()
    if (requested) onChange(requested)
  }

  return (
    <div className={styles.field}>
      <label htmlFor="checkout-discount-code">Discount code</label>
      <div className={summaryStyles.code}>
        <input
          id="checkout-discount-code"
          name="discountCode"
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'checkout-discount-code-error' : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Prevents submitting the order's form, which contains this one.
            event.preventDefault()
            apply()
          }}
        />
        <button
          type={type}
          name="do"
          value="update"
          className="button button-secondary"
          aria-busy={isBusy}
          onClick={apply}
        >
          Apply
        </button>
      </div>
      <output id="checkout-discount-code-error" className={styles.error}>
        {problem && problemOfCode(problem, code, missing)}
      </output>
    </div>
  )
}

import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { OfferedMethod, Quote } from '@vitrine/contract/sales/quote.ts'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import styles from '../form/fields.module.css'
import noteStyles from '../form/notes.module.css'
import { chosenMethod } from './chosen-method.ts'
import summaryStyles from '../summary/summary.module.css'

interface PaymentProps {
  quote: Pick<Quote, 'paymentMethods' | 'paymentMethod'> | undefined
  requested: string | undefined
  /** Number of placeholders while the methods are loading. */
  expected: number
  onChoose: (paymentMethod: string) => void
}

export function Payment({ quote, requested, expected, onChoose }: PaymentProps) {
  const chosen = chosenMethod(quote, requested)
  return (
    <fieldset className={styles.part}>
      <legend>Payment</legend>
      {!quote &&
        Array.from({ length: expected }, (_, index) => (
          <div key={index} className={`skeleton ${styles.choiceSkeleton}`} />
        ))}
      {quote?.paymentMethods.length === 0 && <NoWayToPay />}
      {quote?.paymentMethods.map((method) => (
        <Choice
          key={method.id}
          method={method}
          isChosen={method.id === chosen}
          onChoose={() => onChoose(method.id)}
        />
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  method: OfferedMethod
  isChosen: boolean
  onChoose: () => void
}

function Choice({ method: { id, name, details, fee }, isChosen, onChoose }: ChoiceProps) {
  const { currency } = useStore()
  return (
    <label className={styles.choice}>
      <input type="radio" name="paymentMethod" value={id} checked={isChosen} onChange={onChoose} />
      <span>
        {name}
        {details && <small className={noteStyles.message}>{details}</small>}
      </span>
      {fee > 0 && <span className={summaryStyles.amount}>+ {formatPrice(fee, currency)}</span>}
    </label>
  )
}

function NoWayToPay() {
  const { name } = useStore()
  return (
    <div role="alert" className={noteStyles.alert}>
      <p>{name} has no payment method for this order at the moment.</p>
      <p>It may depend on the total and on the country. You can also ask the shop.</p>
    </div>
  )
}

import { countryInSentence } from '@vitrine/commerce/places/country-name.ts'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { OfferedRate, Quote } from '@vitrine/contract/sales/quote.ts'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import styles from '../form/fields.module.css'
import noteStyles from '../form/notes.module.css'
import summaryStyles from './summary.module.css'
import { inDays } from '@vitrine/commerce/shipping/in-days.ts'

interface ShippingRatesProps {
  quote: Quote | undefined
  country: string
  onChoose: (shippingRateId: string) => void
}

export function ShippingRates({ quote, country, onChoose }: ShippingRatesProps) {
  return (
    <fieldset className={styles.part}>
      <legend>Shipping</legend>
      {!quote && <div className={`skeleton ${styles.choiceSkeleton}`} />}
      {quote?.shippingProblem && <NotShipped problem={quote.shippingProblem} country={country} />}
      {quote?.shippingRates.map((rate) => (
        <Choice
          key={rate.id}
          rate={rate}
          isChosen={rate.id === quote.shippingRateId}
          onChoose={() => onChoose(rate.id)}
        />
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  rate: OfferedRate
  isChosen: boolean
  onChoose: () => void
}

function Choice({ rate: { id, name, price, estimate, pickup }, isChosen, onChoose }: ChoiceProps) {
  const { currency } = useStore()
  const notes = pickup ? [pickup.address, pickup.hours, pickup.readyIn] : [inDays(estimate)]
  return (
    <label className={styles.choice}>
      <input type="radio" name="shippingRate" value={id} checked={isChosen} onChange={onChoose} />
      <span>
        {name}
        {notes.filter(Boolean).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </span>
      <span className={summaryStyles.amount}>{price ? formatPrice(price, currency) : 'Free'}</span>
    </label>
  )
}

interface NotShippedProps {
  problem: NonNullable<Quote['shippingProblem']>
  country: string
}

function NotShipped({ problem, country }: NotShippedProps) {
  const { name } = useStore()
  const place = countryInSentence(country)
  return (
    <div role="alert" className={noteStyles.alert}>
      {problem === 'not_there' ? (
        <>
          <p>
            {name} does not ship to this address in {place}.
          </p>
          <p>Choose another address, or ask the shop whether it can make an exception.</p>
        </>
      ) : (
        <>
          <p>
            {name} cannot ship this order to {place}.
          </p>
          <p>None of its shipping methods fits this cart. Try fewer or other items.</p>
        </>
      )}
    </div>
  )
}

import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import checkoutStyles from '../form/checkout.module.css'
import styles from '../form/notes.module.css'
import { useCheckoutForm } from '../form/form-context.ts'
import { addMore } from '../summary/problem-of-code.ts'
import type { Obstacles } from './obstacles.ts'
import { Terms, Trust } from '../form/policies.tsx'

export interface Notice {
  title: string
  items: string[]
}

interface PlaceProps extends Omit<Obstacles, 'isOrderable'> {
  notice: Notice | undefined
  total: number | undefined
  canPlace: boolean
  isPlacing: boolean
}

export function Place({ notice, hasProblem, missingSum, total, ...button }: PlaceProps) {
  const { currency } = useStore()
  const { texts } = useCheckoutForm().config.form
  const { canPlace, isPlacing, isPaidOnline } = button
  return (
    <div className={checkoutStyles.place}>
      {notice && <NoticeBox {...notice} />}
      {hasProblem && (
        <p className={styles.hint}>Some items cannot be ordered. Change or remove them first.</p>
      )}
      {missingSum > 0 && <TooSmall missingSum={missingSum} />}
      <Terms />
      <button
        type="submit"
        name="do"
        value="place"
        className="button"
        disabled={!canPlace}
        aria-busy={isPlacing}
      >
        {isPlacing
          ? isPaidOnline
            ? 'To the payment…'
            : 'Placing your order…'
          : [texts.button, total !== undefined && formatPrice(total, currency)]
              .filter(Boolean)
              .join(' · ')}
      </button>
      <Trust />
    </div>
  )
}

export function NoticeBox({ title, items }: Notice) {
  return (
    <div role="alert" className={styles.alert}>
      <p>{title}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {items.length > 0 && <p>Please check your order and place it again.</p>}
    </div>
  )
}

function TooSmall({ missingSum }: { missingSum: number }) {
  const { currency } = useStore()
  const { minimumOrder } = useCheckoutForm().config.form
  return (
    <output className={styles.alert}>
      <p>
        {addMore({
          more: formatPrice(missingSum, currency),
          minimum: formatPrice(minimumOrder ?? 0, currency),
        })}{' '}
        <a href="/shop">Find something to go with it</a>
      </p>
    </output>
  )
}

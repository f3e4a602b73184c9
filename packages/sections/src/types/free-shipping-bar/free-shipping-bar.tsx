import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { useContext } from 'react'
import { saleTermsQuery } from '../../kit/sale-terms-query.ts'
import { SectionModeContext } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { useStoreSource } from '../../kit/store-context.ts'
import { bounded, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { EmptySection } from '../../parts/empty-section.tsx'
import { Icon } from '../../parts/icon.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import styles from './free-shipping-bar.module.css'
import type { freeShippingBarSchema } from './free-shipping-bar.schema.ts'
import { useCartTotal } from './use-cart-total.ts'

type FreeShippingBarProps = SectionProps<typeof freeShippingBarSchema>
type Props = FreeShippingBarProps['props']

const weight = bounded(100, 900)

/** Until the browser's cart is known, it names the amount that counts for everybody. */
export function FreeShippingBar({ id, props }: FreeShippingBarProps) {
  const source = useStoreSource()
  const { data: terms, error } = useQuery(saleTermsQuery(source))
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  const cart = useCartTotal() ?? 0
  const freeFrom = terms?.shipping?.from === 0 ? 0 : (terms?.shipping?.freeFrom ?? null)
  if (terms && freeFrom === null) return <EmptySection id={id} note={neverFree} />
  if (error) return <EmptySection id={id} note={`It could not be read: ${error.message}`} />
  // The canvas has no cart: a half-filled one shows the progress.
  const total = isCanvas ? (freeFrom ?? 0) / 2 : cart
  const share = freeFrom ? Math.min(total / freeFrom, 1) : 1
  const amount = (value: number) => formatPrice(value, source.store.currency)
  return (
    <SectionBox
      id={id}
      tag="aside"
      box={props}
      aria-label="Free shipping"
      className={styles.bar}
      vars={barVars(props)}
    >
      <p className={styles.text} dir="auto" aria-live="polite">
        <Icon name="truck" />
        {freeFrom === null ? ' ' : wordsOf(props, total, freeFrom, amount)}
      </p>
      {props.showProgress && (
        <div className={styles.track} aria-hidden="true">
          <div style={{ scale: `${share} 1` }} />
        </div>
      )}
    </SectionBox>
  )
}

const neverFree =
  'No shipping rate of the shop becomes free, so shoppers see nothing here. Set an amount under Settings, Shipping.'

function wordsOf(
  { startText, missingText, reachedText }: Props,
  total: number,
  freeFrom: number,
  amount: (value: number) => string,
): string {
  if (total >= freeFrom) return reachedText
  if (total === 0) return startText.replaceAll('{amount}', () => amount(freeFrom))
  return missingText.replaceAll('{amount}', () => amount(freeFrom - total))
}

function barVars({ progressColor, textColor, fontSize, fontWeight }: Props) {
  return {
    ...vars({ progress: cssColor(progressColor) }),
    color: cssColor(textColor),
    fontSize: cssSize(fontSize),
    fontWeight: weight(Number(fontWeight)),
  }
}

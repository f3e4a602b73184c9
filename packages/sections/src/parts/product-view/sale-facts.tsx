import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { inDays } from '@vitrine/commerce/shipping/in-days.ts'
import type { SaleTerms } from '@vitrine/contract/sales/checkout.ts'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import { SectionLink } from '../section-link.tsx'
import { useStore } from '../../kit/store-context.ts'
import styles from './sale-facts.module.css'

export function SaleFacts({ terms }: { terms: SaleTerms }) {
  const { currency } = useStore()
  const { tax, shipping, returns } = terms
  return (
    <ul className={styles.facts}>
      {tax && (
        <Fact icon="tag">{tax === 'included' ? 'Tax included' : 'Tax is added at checkout'}</Fact>
      )}
      {shipping && <Fact icon="truck">{shippingText(shipping, currency)}</Fact>}
      {shipping?.estimate && <Fact icon="clock">{arrivalText(shipping.estimate)}</Fact>}
      {returns && (
        <Fact icon="return">
          <SectionLink to={{ url: returns.href }}>{returns.label}</SectionLink>
        </Fact>
      )}
    </ul>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  )
}

type Shipping = NonNullable<SaleTerms['shipping']>

function shippingText({ country, from, freeFrom }: Shipping, currency: string): string {
  if (!from) return `Free shipping within ${country}`
  const free = freeFrom === null ? '' : `, free from ${formatPrice(freeFrom, currency)}`
  return `Shipping from ${formatPrice(from, currency)} within ${country}${free}`
}

function arrivalText(estimate: NonNullable<Shipping['estimate']>): string {
  return estimate.max ? `Arrives in ${inDays(estimate)}` : 'Arrives today'
}

import { fullName } from '@vitrine/commerce/person-name.ts'
import type { Address } from '@vitrine/contract/address.ts'
import styles from './thank-you.module.css'

export function ShippingAddress({ address }: { address: Address }) {
  const { company, address1, address2, postcode, city, region } = address
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(address.country)
  const lines = [
    fullName(address),
    company,
    address1,
    address2,
    [postcode, city].filter(Boolean).join(' '),
    region,
    country,
  ].filter(Boolean)
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <span key={index} suppressHydrationWarning>
          {line}
        </span>
      ))}
    </address>
  )
}

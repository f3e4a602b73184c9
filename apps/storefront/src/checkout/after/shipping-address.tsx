import { countryName } from '@vitrine/commerce/places/country-name.ts'
import { fullName } from '@vitrine/commerce/text/person-name.ts'
import type { Address } from '@vitrine/contract/sales/address.ts'
import styles from './thank-you.module.css'

export function ShippingAddress({ address }: { address: Address }) {
  const { company, address1, address2, postcode, city, region } = address
  const lines = [
    fullName(address),
    company,
    address1,
    address2,
    [postcode, city].filter(Boolean).join(' '),
    region,
    countryName(address.country),
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

import { countryName } from '@vitrine/commerce/places/country-name.ts'
import { Text, Title } from '@mantine/core'
import { fullName } from '@vitrine/commerce/text/person-name.ts'
import type { Address } from '@vitrine/contract/sales/address.ts'

export function AddressLines({ title, address }: { title?: string; address: Address }) {
  const lines = [
    fullName(address),
    address.company,
    address.address1,
    address.address2,
    [address.postcode, address.city].filter(Boolean).join(' '),
    address.region,
    countryName(address.country),
    address.phone,
  ]
  return (
    <div>
      {title && (
        <Title order={3} fz="sm" mb={2}>
          {title}
        </Title>
      )}
      <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
        {lines.filter(Boolean).join('\n')}
      </Text>
    </div>
  )
}

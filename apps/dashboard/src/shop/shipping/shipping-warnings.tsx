import { countryInSentence } from '@vitrine/commerce/places/country-name.ts'
import { List } from '@mantine/core'
import type { Shipping } from '@vitrine/contract/shop/shipping.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { Warning } from '../../platform/ui/warning.tsx'

type ShippingWarning = Shipping['warnings'][number]

export function ShippingWarnings({ warnings }: { warnings: ShippingWarning[] }) {
  if (!warnings.length) return null
  return (
    <Warning color="yellow" title="You may lose orders">
      <List size="sm" spacing={4}>
        {warnings.map((warning) => (
          <List.Item key={JSON.stringify(warning)}>
            <Sentence warning={warning} />
          </List.Item>
        ))}
      </List>
    </Warning>
  )
}

function Sentence({ warning }: { warning: ShippingWarning }) {
  if (warning.kind === 'unzoned')
    return <>You sell to {countryInSentence(warning.country)}, but no zone delivers there.</>
  if (warning.kind === 'without_rate')
    return <>“{warning.zone}” has no rate that is on, so nobody there can order.</>
  return (
    <>
      {countOf(warning.products, 'product')} without a weight: they add nothing to rates by weight.{' '}
      <TextLink to="/dashboard/products">Add weights</TextLink>
    </>
  )
}

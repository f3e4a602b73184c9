import { Text, Title } from '@mantine/core'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { TextLink } from '../../platform/ui/text-link.tsx'

/** Links the texts as they were when the shopper agreed to them. */
export function AcceptedPolicies({ policies }: Pick<Order, 'policies'>) {
  if (!policies.length) return null
  return (
    <div>
      <Title order={3} fz="sm" mb={2}>
        Agreed to
      </Title>
      {policies.map(({ kind, title, versionId, number }) => (
        <Text key={versionId} size="sm">
          <TextLink to={`/dashboard/policies/${kind}?version=${versionId}`}>
            {title}, version {number}
          </TextLink>
        </Text>
      ))}
    </div>
  )
}

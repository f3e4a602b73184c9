import { Code, Table, Text } from '@mantine/core'
import { Panel } from '../../platform/ui/panel.tsx'

const events = [
  { name: 'PageView', when: 'Page viewed', carries: 'The address of the page' },
  {
    name: 'ViewContent',
    when: 'Product viewed',
    carries: 'Product id, name, type, price, currency, slug',
  },
  {
    name: 'AddToCart',
    when: 'Item added to cart',
    carries: 'Product id, name, type, value, currency, quantity',
  },
  {
    name: 'InitiateCheckout',
    when: 'Checkout started',
    carries: 'Product ids and quantities, value, currency',
  },
  {
    name: 'Purchase',
    when: 'Order placed, once for each order',
    carries: 'Product ids and quantities, total, currency',
  },
]

export function PixelEvents() {
  return (
    <Panel title="What is sent" hint="Only for shoppers who accepted." flush>
      <Table verticalSpacing="sm" horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Event</Table.Th>
            <Table.Th>When, and which data</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {events.map(({ name, when, carries }) => (
            <Table.Tr key={name}>
              <Table.Td>
                <Code>{name}</Code>
              </Table.Td>
              <Table.Td>
                {when}
                <Text size="sm" c="var(--ink-soft)">
                  {carries}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  )
}

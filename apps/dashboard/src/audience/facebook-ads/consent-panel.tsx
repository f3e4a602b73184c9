import { List } from '@mantine/core'
import { Panel } from '../../platform/ui/panel.tsx'

export function ConsentPanel() {
  return (
    <Panel
      title="Consent"
      hint="Your shop asks for consent automatically, as many countries require."
    >
      <List spacing="xs" size="sm" pr="md">
        <List.Item>Once a pixel id is saved, your shop asks each shopper for consent.</List.Item>
        <List.Item>Nothing is loaded from Meta or sent before a shopper accepts.</List.Item>
        <List.Item>
          The answer is kept in the shopper&apos;s browser with its time, and can be changed under
          “Cookie settings” at the foot of every page.
        </List.Item>
        <List.Item>
          Browsers that send the Global Privacy Control signal are treated as declined.
        </List.Item>
      </List>
    </Panel>
  )
}

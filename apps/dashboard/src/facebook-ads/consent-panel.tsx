import { List } from '@mantine/core'
import { Panel } from '../ui/panel.tsx'

export function ConsentPanel() {
  return (
    <Panel
      title="Consent"
      hint="Your shop asks, as the law of many countries wants it. There is nothing to set up."
    >
      <List spacing="xs" size="sm" pr="md">
        <List.Item>
          As soon as a pixel id is saved, your shop asks each shopper once, with Accept and Decline
          side by side.
        </List.Item>
        <List.Item>
          Before a shopper accepts, nothing is loaded from Meta and nothing is sent.
        </List.Item>
        <List.Item>
          The answer is kept in the shopper&apos;s browser with its time, and can be changed under
          “Cookie settings” at the foot of every page.
        </List.Item>
        <List.Item>
          A browser that sends the Global Privacy Control signal has declined, and is not asked.
        </List.Item>
      </List>
    </Panel>
  )
}

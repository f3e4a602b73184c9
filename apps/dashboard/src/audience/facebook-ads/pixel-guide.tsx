import { Anchor, List } from '@mantine/core'
import { Panel } from '../../platform/ui/panel.tsx'

export function PixelGuide() {
  return (
    <Panel title="Three steps" hint="About ten minutes, and no code.">
      <List type="ordered" spacing="sm" pr="md">
        <List.Item>
          Open{' '}
          <Anchor
            href="https://business.facebook.com/events_manager2"
            target="_blank"
            rel="noreferrer"
            underline="always"
          >
            Meta&apos;s Events Manager
          </Anchor>{' '}
          and connect a data source of type “Web”. Meta creates a pixel.
        </List.Item>
        <List.Item>Copy the pixel&apos;s number and save it below.</List.Item>
        <List.Item>
          Visit your shop, accept the cookies and look at a product: within minutes Events Manager
          shows the visit.
        </List.Item>
      </List>
    </Panel>
  )
}

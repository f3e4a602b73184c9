import { Anchor, Text } from '@mantine/core'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { CopyText } from '../../platform/ui/copy-text.tsx'
import { Panel } from '../../platform/ui/panel.tsx'

export function ApiPanel() {
  const { storeId } = useCurrentStore()
  return (
    <Panel title="Calling the API" hint="Most calls need the id of your store.">
      <CopyText label="Store id" value={storeId} />
      <Text size="sm">
        <Anchor href="/api/docs" inherit underline="always">
          All calls and their scopes
        </Anchor>
        , and the same for programs as{' '}
        <Anchor href="/api/openapi.json" inherit underline="always">
          OpenAPI
        </Anchor>
        .
      </Text>
    </Panel>
  )
}

import { Switch, Text } from '@mantine/core'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { Warning } from '../../platform/ui/warning.tsx'
import type { SeoPanelProps } from './seo-form-type.ts'

export function VisibilityPanel({ form }: SeoPanelProps) {
  const { status, hasPassword } = useCurrentStore()
  const isClosed = status !== 'live' || hasPassword
  return (
    <Panel title="Visibility">
      <Switch
        label="Show in search engines"
        description="Off: shoppers can still visit the shop, but search engines are asked to leave out every page."
        {...form.getInputProps('indexing', { type: 'checkbox' })}
      />
      {!form.values.indexing && (
        <Warning color="yellow" title="Search engines leave out this shop">
          Pages that were found before disappear from search results within a few weeks.
        </Warning>
      )}
      {isClosed && (
        <Text size="sm" c="var(--ink-soft)">
          The shop is closed, so search engines cannot see it yet. Open it in{' '}
          <TextLink to="/dashboard/general">General</TextLink>.
        </Text>
      )}
    </Panel>
  )
}

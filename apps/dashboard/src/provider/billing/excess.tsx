import { List, Text } from '@mantine/core'
import { Warning } from '../../platform/ui/warning.tsx'

/** Lists what has to change before a plan fits. */
export function Excess({ sentences }: { sentences: readonly string[] }) {
  return (
    <Warning title="Your shops have more than this plan allows" color="yellow">
      <List size="sm" c="var(--ink)">
        {sentences.map((each) => (
          <List.Item key={each}>{each}</List.Item>
        ))}
      </List>
      <Text size="sm" c="var(--ink)" mt="xs">
        Change this first, then choose the plan again.
      </Text>
    </Warning>
  )
}

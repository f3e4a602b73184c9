import { Alert, Button, Group } from '@mantine/core'
import {
  listSettingsDifferences,
  type PageNames,
  SettingsDifference,
} from './settings-difference.tsx'

interface SettingsConflictProps {
  mine: PageNames
  theirs: PageNames
  onMine: () => void
  onTheirs: () => void
}

export function SettingsConflict({ mine, theirs, onMine, onTheirs }: SettingsConflictProps) {
  return (
    <Alert color="amber" role="alert" title="These settings were changed elsewhere meanwhile">
      Nothing has been overwritten. This differs:
      <ul>
        {listSettingsDifferences(mine, theirs).map((difference) => (
          <SettingsDifference key={difference.label} {...difference} />
        ))}
      </ul>
      <Group gap="xs" justify="flex-end">
        <Button variant="default" size="xs" type="button" onClick={onTheirs}>
          Theirs
        </Button>
        <Button size="xs" type="button" onClick={() => onMine()} data-autofocus>
          Mine
        </Button>
      </Group>
    </Alert>
  )
}

import { Button, Stack, Text } from '@mantine/core'
import { IconArrowsMove, IconCopy, IconStack2, IconTrash } from '@tabler/icons-react'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import type { NodeId } from '../model/page/document.ts'
import { SharedSettingsForm } from './shared-settings-form.tsx'
import classes from './several-selected.module.css'

export function SeveralSelected({ id }: { id: NodeId }) {
  const { commands } = useBuilder()
  const count = useBuilderState((state) => state.alsoSelected.length + 1)
  return (
    <>
      <div className={classes['several']}>
        <IconStack2 size={26} stroke={1.3} aria-hidden />
        <Text size="sm" fw={600}>
          {count} sections selected
        </Text>
        <Text size="xs">Changes apply to all of them, and are undone in one step.</Text>
        <Stack gap={6} mt="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCopy size={14} />}
            onClick={() => commands.duplicate(id)}
          >
            Duplicate all
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowsMove size={14} />}
            onClick={() => commands.askWhereTo(id)}
          >
            Move to…
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconTrash size={14} />}
            onClick={() => commands.remove(id)}
          >
            Delete all
          </Button>
          <Button size="xs" variant="subtle" color="gray" onClick={() => commands.select(null)}>
            Deselect
          </Button>
        </Stack>
      </div>
      <SharedSettingsForm />
    </>
  )
}

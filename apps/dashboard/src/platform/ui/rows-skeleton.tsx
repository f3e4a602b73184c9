import { Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core'

export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Stack gap="lg" p="md" aria-busy="true">
      <VisuallyHidden>Loading …</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <Group key={index} wrap="nowrap">
          <Skeleton h={44} w={44} radius="md" style={{ flex: 'none' }} />
          <Skeleton h={14} radius="sm" />
          <Skeleton h={14} w={90} radius="sm" visibleFrom="sm" style={{ flex: 'none' }} />
        </Group>
      ))}
    </Stack>
  )
}

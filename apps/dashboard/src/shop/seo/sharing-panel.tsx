import { Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { MediaField } from '../../content/media/media-field.tsx'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import type { SeoPanelProps } from './seo-form-type.ts'
import classes from './seo.module.css'

export function SharingPanel({ form }: SeoPanelProps) {
  const { name, primaryDomain } = useCurrentStore()
  const { socialImage, favicon } = form.values
  return (
    <Panel title="Sharing and icon" hint="From your media library.">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <Stack gap="sm">
          <MediaField label="Image for sharing" {...form.getInputProps('socialImage')} />
          <Text size="xs" c="var(--ink-soft)">
            1200 × 630 pixels or more. Shown where a page has no image of its own.
          </Text>
          <figure className={classes['card']} aria-label="Preview of a shared link">
            {socialImage ? (
              <img src={socialImage} alt="" />
            ) : (
              <Text size="sm" c="var(--ink-soft)" className={classes['none']}>
                No image: links are shared with their text only.
              </Text>
            )}
            <figcaption>
              <Text size="xs" c="var(--ink-soft)">
                {primaryDomain}
              </Text>
              <Text fw={600} truncate>
                {name}
              </Text>
            </figcaption>
          </figure>
        </Stack>
        <Stack gap="sm">
          <MediaField label="Icon (favicon)" {...form.getInputProps('favicon')} />
          <Text size="xs" c="var(--ink-soft)">
            Square, 96 × 96 pixels or more. Without one, the shop’s first letter is shown.
          </Text>
          <figure className={classes['tab']} aria-label="Preview of a browser’s tab">
            <Group gap="xs" wrap="nowrap">
              {favicon ? (
                <img src={favicon} alt="" width={18} height={18} />
              ) : (
                <span className={classes['letter']} aria-hidden>
                  {name.slice(0, 1).toUpperCase()}
                </span>
              )}
              <Text size="sm" truncate>
                {name}
              </Text>
            </Group>
          </figure>
        </Stack>
      </SimpleGrid>
    </Panel>
  )
}

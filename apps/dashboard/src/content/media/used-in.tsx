import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core'
import type { MediaDetails, MediaUse } from '@vitrine/contract/content/media.ts'
import { Link } from 'react-router'
import { countOf } from '../../platform/ui/count-of.ts'
import classes from './media.module.css'

export function UsedIn({ image: { usedIn, useCount } }: { image: MediaDetails }) {
  const more = useCount - usedIn.length
  return (
    <Stack gap="xs">
      <Title order={3} fz="md">
        Used in
      </Title>
      {useCount === 0 && (
        <Text size="sm" c="var(--ink-soft)">
          Not used in your shop yet.
        </Text>
      )}
      <ul className={classes['uses']}>
        {usedIn.map((use) => (
          <Use key={`${use.kind} ${use.id}`} use={use} />
        ))}
      </ul>
      {more > 0 && <Text size="sm">and {countOf(more, 'more place')}</Text>}
    </Stack>
  )
}

const kinds: Record<MediaUse['kind'], string> = {
  product: 'Product',
  variation: 'Variation of',
  category: 'Category',
  page: 'Page',
  article: 'Article',
  globalContent: 'Every page',
  savedSection: 'Library',
  store: 'Logo of',
}

function Use({ use }: { use: MediaUse }) {
  return (
    <li>
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Text size="sm" truncate>
          <Text span c="var(--ink-soft)">
            {kinds[use.kind]}
          </Text>{' '}
          <Anchor component={Link} to={pathOf(use)} underline="always">
            {use.name}
          </Anchor>
        </Text>
        {!use.isPublic && (
          <Badge size="sm" variant="light" color="gray" style={{ flex: 'none' }}>
            Not public
          </Badge>
        )}
      </Group>
    </li>
  )
}

function pathOf({ kind, id }: MediaUse): string {
  if (kind === 'product' || kind === 'variation') return `/dashboard/edit-product/${id}`
  if (kind === 'article') return `/dashboard/articles/${id}`
  if (kind === 'category') return `/dashboard/edit-category/${id}`
  if (kind === 'page') return `/builder?page=${id}`
  return kind === 'store' ? '/dashboard/theme' : '/builder'
}

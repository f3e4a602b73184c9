import { ActionIcon, Menu } from '@mantine/core'
import {
  IconClock,
  IconClockOff,
  IconCopy,
  IconDots,
  IconEye,
  IconHome,
  IconSettings,
  IconTrash,
  IconWand,
} from '@tabler/icons-react'
import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { Link } from 'react-router'
import { useShopLink } from '../../platform/session/use-shop-link.ts'
import { askToDelete, askToSetAsHome } from './ask-about-page.tsx'
import { keepsAddress } from './keeps-address.ts'
import type { PageActions } from './use-page-actions.ts'
import { ViewInShopItem } from '../../platform/ui/view-in-shop-item.tsx'
import { useMayChange } from '../../platform/session/auth-context.ts'

interface PageMenuProps {
  page: PageSummary
  home: PageSummary | undefined
  actions: PageActions
  onSettings: () => void
  onSchedule: () => void
}

export function PageMenu({ page, home, actions, onSettings, onSchedule }: PageMenuProps) {
  const isPublished = page.publishedRevision !== null
  if (!useMayChange()) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray.7" aria-label={`Actions for ${page.name}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Looking page={page} />
        <Menu.Item leftSection={<IconSettings size={16} aria-hidden />} onClick={onSettings}>
          Name, address and search engines
        </Menu.Item>
        <Scheduling page={page} actions={actions} onSchedule={onSchedule} />
        <Menu.Item
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => actions.duplicate.mutate({ id: page.id })}
        >
          Duplicate
        </Menu.Item>
        {home && isPublished && !keepsAddress(page) && (
          <Menu.Item
            leftSection={<IconHome size={16} aria-hidden />}
            onClick={() =>
              askToSetAsHome(page, home, () => actions.setAsHome.mutate({ id: page.id }))
            }
          >
            Set as home page
          </Menu.Item>
        )}
        <Menu.Item
          color="red.8"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => askToDelete(page, () => actions.remove.mutate({ id: page.id }))}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

type SchedulingProps = Pick<PageMenuProps, 'page' | 'actions' | 'onSchedule'>

function Scheduling({ page, actions, onSchedule }: SchedulingProps) {
  return (
    <>
      <Menu.Item leftSection={<IconClock size={16} aria-hidden />} onClick={onSchedule}>
        {page.publishAt === null ? 'Publish on …' : 'Change the time …'}
      </Menu.Item>
      {page.publishAt !== null && (
        <Menu.Item
          leftSection={<IconClockOff size={16} aria-hidden />}
          onClick={() => actions.cancelSchedule.mutate({ id: page.id })}
        >
          Cancel the schedule
        </Menu.Item>
      )}
    </>
  )
}

function Looking({ page }: { page: PageSummary }) {
  const shopLink = useShopLink()
  return (
    <>
      <Menu.Item
        component={Link}
        to={`/builder?page=${page.id}`}
        leftSection={<IconWand size={16} aria-hidden />}
      >
        Edit in the builder
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={`/builder?page=${page.id}&preview=1`}
        leftSection={<IconEye size={16} aria-hidden />}
      >
        Preview
      </Menu.Item>
      {page.publishedRevision !== null && (
        <ViewInShopItem href={shopLink(pagePath(page.liveSlug))} />
      )}
    </>
  )
}

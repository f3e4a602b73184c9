import { Button, Menu, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconClock, IconClockOff } from '@tabler/icons-react'
import type { Page } from '@vitrine/contract/content/page.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { ScheduleDialog } from '../../content/pages/schedule-dialog.tsx'
import { useShopLink } from '../../platform/session/use-shop-link.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { showFailure, showSuccess } from '../../platform/toast.ts'
import { useBuilder, useOpenPage, useSubject } from '../context/builder-context.ts'
import { shownPath } from '../store/shown-path.ts'
import { ViewInShopItem } from '../../platform/ui/view-in-shop-item.tsx'

export function PublishMenu({ onSaved }: { onSaved: () => void }) {
  const shopLink = useShopLink()
  const { client, store } = useBuilder()
  const page = useOpenPage(
    'id',
    'name',
    'publishAt',
    'publishedRevision',
    'liveSlug',
    'templateFor',
    'ofLibrary',
  )
  const path = shownPath(page, useSubject())
  const [isScheduling, dialog] = useDisclosure()
  const { publishAt } = page
  const label = publishAt === null ? 'When to go live' : `Scheduled: ${formatMoment(publishAt)}`

  /** Takes the schedule only: the rest of the response may be newer than the open page. */
  function take({ publishAt: at, publishProblem }: Page) {
    store.setState({ page: { ...store.getState().page, publishAt: at, publishProblem } })
    onSaved()
  }

  function cancel() {
    client.page
      .cancelSchedule({ id: page.id })
      .then(take)
      .then(() => showSuccess('The page stays a draft'))
      .catch((failure: unknown) => showFailure(messageOf(failure)))
  }

  return (
    <>
      <Menu position="bottom-end" returnFocus>
        <Tooltip label={label} openDelay={400}>
          <Menu.Target>
            <Button size="xs" px={7} aria-label={label} ml={1}>
              {publishAt === null ? (
                <IconChevronDown size={15} aria-hidden />
              ) : (
                <IconClock size={15} aria-hidden />
              )}
            </Button>
          </Menu.Target>
        </Tooltip>
        <Menu.Dropdown>
          {publishAt !== null && <Menu.Label>{label}</Menu.Label>}
          <Menu.Item leftSection={<IconClock size={16} aria-hidden />} onClick={dialog.open}>
            {publishAt === null ? 'Publish on …' : 'Change the time …'}
          </Menu.Item>
          {publishAt !== null && (
            <Menu.Item leftSection={<IconClockOff size={16} aria-hidden />} onClick={cancel}>
              Cancel the schedule
            </Menu.Item>
          )}
          {page.publishedRevision !== null && path !== undefined && (
            <ViewInShopItem href={shopLink(path)} />
          )}
        </Menu.Dropdown>
      </Menu>
      {isScheduling && (
        <ScheduleDialog page={page} client={client} onClose={dialog.close} onDone={take} />
      )}
    </>
  )
}

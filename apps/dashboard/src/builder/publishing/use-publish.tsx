import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { pagePath } from '@vitrine/commerce/page-path.ts'
import type { Page, PageProblem } from '@vitrine/contract/page.ts'
import { useState } from 'react'
import { messageOf } from '../../api/message-of.ts'
import { shopUrl } from '../../stores/shop-url.ts'
import { showFailure } from '../../ui/toast.ts'
import type { Builder } from '../builder-context.ts'
import { hasUnsavedChanges } from '../store/builder-state.ts'

/** Publishing, which first shows what is wrong with the page, if anything. */
export function usePublish({ store, saving, commands, client }: Builder, onSaved: () => void) {
  const [problems, setProblems] = useState<readonly PageProblem[]>([])

  async function publish() {
    setProblems([])
    if (!(await saving.publish())) return
    onSaved()
    showPublished(store.getState().page)
  }

  async function ask() {
    commands.closeStep()
    await saving.finish()
    if (hasUnsavedChanges(store.getState())) return sayWhyNot()
    try {
      const found = await client.page.problems({ id: store.getState().page.id })
      if (found.length > 0) setProblems(found)
      else await publish()
    } catch (failure) {
      showFailure(messageOf(failure))
    }
  }

  /** What is not saved cannot be published; the reasons that need an answer are shown already. */
  function sayWhyNot() {
    if (store.getState().saving.name !== 'offline') return
    showFailure('Not published: the server cannot be reached. Your changes are kept; try again.')
  }

  return { problems, ask, publish, close: () => setProblems([]) }
}

function showPublished({ storeDomain, slug }: Page) {
  const address = shopUrl(storeDomain, pagePath(slug))
  notifications.show({
    color: 'pine',
    withBorder: true,
    autoClose: 10_000,
    closeButtonProps: { 'aria-label': 'Close' },
    message: (
      <Group justify="space-between" wrap="nowrap">
        The page is live.
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noreferrer"
          size="compact-xs"
          variant="light"
        >
          View page
        </Button>
      </Group>
    ),
  })
}

import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Page, PageProblem } from '@vitrine/contract/content/page.ts'
import { useState } from 'react'
import { messageOf } from '../../platform/api/message-of.ts'
import { shopUrl } from '../../platform/session/shop-url.ts'
import { showFailure } from '../../platform/toast.ts'
import type { Builder } from '../context/builder-context.ts'
import { showFirstIssue } from '../panel/show-first-issue.ts'
import { shownPath } from '../store/shown-path.ts'
import type { Saving } from '../store/saving-state.ts'

export function usePublish(builder: Builder, onSaved: () => void) {
  const { store, saving, commands, client } = builder
  const [problems, setProblems] = useState<readonly PageProblem[]>([])

  async function publish() {
    setProblems([])
    if (!(await saving.publish())) return showFirstIssue(builder)
    onSaved()
    const { page } = store.getState()
    showPublished(page, shownPath(page, builder.subject.getState().subject))
  }

  /** Captures the page at the moment of the click. */
  function press() {
    commands.closeStep()
    saving.press()
  }

  async function ask() {
    await saving.finish()
    if (!goesOn(store.getState().saving)) return sayWhyNot()
    try {
      const found = await client.page.problems({ id: store.getState().page.id })
      if (found.length > 0) setProblems(found)
      else await publish()
    } catch (failure) {
      showFailure(messageOf(failure))
    }
  }

  /** An unsaved page cannot be published; reasons that need an answer already show a dialog. */
  function sayWhyNot() {
    if (store.getState().saving.name !== 'offline') return
    showFailure('Not published: the server cannot be reached. Your changes are kept; try again.')
  }

  return { problems, press, ask, publish, close: () => setProblems([]) }
}

/** Typing may leave unsaved changes meanwhile; every other unsaved state blocks. */
function goesOn({ name }: Saving): boolean {
  return name === 'idle' || name === 'saving'
}

function showPublished({ storeDomain, ...page }: Page, path: string | undefined) {
  notifications.show({
    color: 'pine',
    withBorder: true,
    autoClose: 10_000,
    closeButtonProps: { 'aria-label': 'Close' },
    message: (
      <Group justify="space-between" wrap="nowrap">
        {liveWords(page)}
        {path !== undefined && (
          <Button
            component="a"
            href={shopUrl(storeDomain, path)}
            target="_blank"
            rel="noreferrer"
            size="compact-xs"
            variant="light"
          >
            View page
          </Button>
        )}
      </Group>
    ),
  })
}

function liveWords({ templateFor, ofLibrary }: Pick<Page, 'templateFor' | 'ofLibrary'>): string {
  if (ofLibrary) return 'It is live wherever it is linked.'
  return templateFor ? 'The template is live.' : 'The page is live.'
}

import { Button, Group, Loader, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Page } from '@vitrine/contract/content/page.ts'
import { useState } from 'react'
import { messageOf } from '../../platform/api/message-of.ts'
import {
  listSettingsDifferences,
  SettingsDifference,
} from '../../content/pages/settings-difference.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { showFailure } from '../../platform/toast.ts'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { listDifferences } from '../saving/differences.ts'
import { QuestionAside } from './question-aside.tsx'
import classes from './saving.module.css'

const where = { 'only here': 'only here', 'only there': 'only there', different: 'differs' }

export function ConflictDialog() {
  const { saving, client } = useBuilder()
  const pageId = useBuilderState((state) => state.page.id)
  const [isBusy, setBusy] = useState(false)
  const theirs = useQuery({
    queryKey: ['builder', 'theirs', pageId],
    queryFn: () => client.page.getPageById({ pageId }),
    gcTime: 0,
    staleTime: 0,
  })

  function decide(work: () => Promise<unknown>) {
    setBusy(true)
    work()
      .catch((failure: unknown) => showFailure(messageOf(failure)))
      .finally(() => setBusy(false))
  }

  return (
    <QuestionAside title="This page was changed elsewhere">
      <Text size="sm">
        It was saved in another window, or by someone else
        {theirs.data && ` (${formatMoment(theirs.data.updatedAt)})`}. Your changes are still here,
        and nothing has been overwritten.
      </Text>
      {theirs.data ? <Differences theirs={theirs.data} /> : <Loader size="sm" mt="sm" />}
      <Group mt="lg" justify="flex-end" gap="xs">
        <Button variant="subtle" color="gray" onClick={saving.decideLater}>
          Later
        </Button>
        <Button
          variant="subtle"
          color="gray"
          component="a"
          href={`/builder?page=${pageId}`}
          target="_blank"
          onClick={saving.decideLater}
        >
          Open both
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => decide(() => saving.loadTheirs())}
        >
          Theirs
        </Button>
        <Button disabled={isBusy} onClick={() => decide(() => saving.keepMine())}>
          Mine
        </Button>
      </Group>
      <Text size="xs" c="var(--ink-soft)" mt="sm">
        “Mine” saves this page; the other one’s sections stay among the revisions. “Theirs” gives up
        what you changed here. “Open both” shows the other one in a new tab, so that you can compare
        first.
      </Text>
    </QuestionAside>
  )
}

function Differences({ theirs }: { theirs: Page }) {
  const components = useBuilderState((state) => state.components)
  const settings = useBuilderState((state) => state.settings)
  const all = listDifferences(components, theirs)
  const named = listSettingsDifferences(settings, theirs)
  return (
    <ul className={classes['differences']} aria-label="What differs">
      {named.map((difference) => (
        <SettingsDifference key={difference.label} {...difference} />
      ))}
      {all.slice(0, 50).map(({ id, name, how }) => (
        <li key={id}>
          {name} <span>{where[how]}</span>
        </li>
      ))}
      {all.length + named.length === 0 && <li>The same sections, in another order.</li>}
      {all.length > 50 && <li>And {all.length - 50} more.</li>}
    </ul>
  )
}

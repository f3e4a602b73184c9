import { Tooltip } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quietCalls } from '../../platform/api/calls.ts'
import classes from './saving.module.css'

const everyMs = 30_000

interface Other {
  name: string
  isYou: boolean
}

/** Says who has the page open in another window; asks twice a minute. */
export function AlsoOpen({ pageId }: { pageId: string }) {
  const [windowId] = useState(() => crypto.randomUUID())
  const { data: others = [] } = useQuery(
    quietCalls.page.noteOpen.queryOptions({
      input: { id: pageId, window: windowId },
      gcTime: 0,
      staleTime: 0,
      retry: false,
      refetchInterval: everyMs,
      refetchIntervalInBackground: true,
    }),
  )
  const text = others.length ? describe(others) : ''
  return (
    // The save state is the page's status.
    <div aria-live="polite" className={classes['alsoOpen']}>
      {text && (
        <Tooltip label={`${text}. Changes to different sections are merged.`}>
          <span>
            <IconUsers size={15} stroke={1.7} aria-hidden />
            <span>{text}</span>
          </span>
        </Tooltip>
      )}
    </div>
  )
}

function describe(others: readonly Other[]): string {
  const people = others.filter(({ isYou }) => !isYou)
  const [first, second] = people
  if (!first) return 'Open in another window'
  if (!second) return `${first.name} is editing, too`
  return people.length === 2
    ? `${first.name} and ${second.name} are editing, too`
    : `${first.name} and ${people.length - 1} others are editing, too`
}

import { Box, Loader } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteAnswer, retryWait, useUnreachable } from '../api/reachability.ts'
import { provider } from '../provider/provider.ts'
import classes from './unreachable-banner.module.css'

/** Polls until the server responds, then refetches failed queries. */
export function UnreachableBanner() {
  const isUnreachable = useUnreachable()
  const queries = useQueryClient()

  useEffect(() => {
    if (!isUnreachable) return undefined
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const answer = await fetch('/readyz').catch(() => undefined)
      if (answer) await noteAnswer(answer)
      if (answer?.ok)
        await queries.refetchQueries({
          type: 'active',
          predicate: ({ state }) => state.status === 'error',
        })
      else timer = setTimeout(() => void look(), retryWait())
    }
    timer = setTimeout(() => void look(), retryWait())
    return () => clearTimeout(timer)
  }, [isUnreachable, queries])

  if (!isUnreachable) return null
  return (
    <Box component="output" className={classes['banner'] ?? ''}>
      <Loader size={14} color="currentColor" aria-hidden />
      {provider.name} is not reachable right now. Trying again…
    </Box>
  )
}

import { type QueryKey, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refresh } from '../../platform/api/query-client.ts'

interface ActOn<Item> {
  send: (item: Item, reason: string) => Promise<unknown>
  /** What changes by it. */
  changes: readonly { key: () => QueryKey }[]
}

/** One act on a chosen item of a list, which `ActDialog` confirms with a reason. */
export function useActOn<Item>({ send, changes }: ActOn<Item>) {
  const [chosen, setChosen] = useState<Item>()
  const close = () => setChosen(undefined)
  const { mutate, reset, error, isPending } = useMutation({
    meta: { showsRefusals: true },
    mutationFn: async ({ item, reason }: { item: Item; reason: string }) =>
      await send(item, reason),
    onSuccess: async () => {
      close()
      await refresh(...changes)
    },
  })
  return {
    chosen,
    choose: (item: Item) => {
      reset()
      setChosen(item)
    },
    dialog: {
      error,
      isPending,
      onClose: close,
      onConfirm: (reason: string) => {
        if (chosen !== undefined) mutate({ item: chosen, reason })
      },
    },
  }
}

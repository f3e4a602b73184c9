import { useQuery } from '@tanstack/react-query'
import { defaultTheme, type Theme } from '@vitrine/contract/content/theme.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

/** Returns the default theme while loading. */
export function useTheme(): Theme {
  const { storeId } = useCurrentStore()
  const { data } = useQuery(calls.store.getTheme.queryOptions({ input: { storeId } }))
  return data?.theme ?? defaultTheme
}

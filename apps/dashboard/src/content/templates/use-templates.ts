import { useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

export function useTemplates() {
  const { storeId } = useCurrentStore()
  return useQuery(calls.page.templates.queryOptions({ input: { storeId } }))
}

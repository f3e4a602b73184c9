import { useQuery } from '@tanstack/react-query'
import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import type { BindSource } from '@vitrine/sections/kit/bindings/bind-sources.ts'
import { customSourceName, findCustomSource } from '@vitrine/sections/kit/bindings/custom-source.ts'
import { useBuilder } from '../context/builder-context.ts'

const none: readonly BindSource[] = []
const MINUTE = 60_000

/** Returns the custom fields that a template of the kind can show, by their names. */
export function useCustomSources(kind: TemplateKind | undefined): readonly BindSource[] {
  const { client, storeInfo } = useBuilder()
  const { storeId } = storeInfo
  const subject = kind === 'collection' ? 'category' : kind === 'product' ? kind : undefined
  const { data } = useQuery({
    queryKey: ['builder', 'customSources', storeId, subject],
    staleTime: MINUTE,
    enabled: subject !== undefined,
    queryFn: async () => {
      const fields = await client.customFields.list({ storeId })
      return fields.flatMap((field) => {
        const source = field.subject === subject && findCustomSource(customSourceName(field))
        return source ? [{ ...source, label: field.name }] : []
      })
    },
  })
  return data ?? none
}

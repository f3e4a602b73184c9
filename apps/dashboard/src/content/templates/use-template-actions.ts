import { useMutation } from '@tanstack/react-query'
import type { TemplateSummary } from '@vitrine/contract/content/page.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { countOf } from '../../platform/ui/count-of.ts'
import { templateWords } from './template-words.ts'

const after = (notice: string) => ({
  onSuccess: () => showSuccess(notice),
  onSettled: () => refresh(calls.page.templates),
})

export function useTemplateActions() {
  const duplicate = useMutation(calls.page.duplicate.mutationOptions(after('Template duplicated')))
  const remove = useMutation(calls.page.delete.mutationOptions(after('Template deleted')))
  const setDefault = useMutation(
    calls.page.setDefaultTemplate.mutationOptions(after('Template saved')),
  )
  return {
    duplicate: ({ id }: TemplateSummary) => duplicate.mutate({ id }),
    setDefault: ({ id }: TemplateSummary, isDefault: boolean) =>
      setDefault.mutate({ id, isDefault }),
    remove: (template: TemplateSummary) =>
      confirmDanger({
        title: `Delete “${template.name}”?`,
        text: consequencesOf(template),
        confirm: 'Delete template',
        onConfirm: () => remove.mutate({ id: template.id }),
      }),
  }
}

export type TemplateActions = ReturnType<typeof useTemplateActions>

/** Names how many products or categories lose it, and what their pages show then. */
function consequencesOf({
  templateFor,
  isDefault,
  uses,
  publishedRevision,
}: Pick<TemplateSummary, 'templateFor' | 'isDefault' | 'uses' | 'publishedRevision'>): string {
  const { all, chooser } = templateWords[templateFor]
  if (uses > 0 && chooser) {
    const users = countOf(uses, chooser.one, chooser.many)
    return `${users} ${uses === 1 ? 'uses' : 'use'} it, and will show the default template at once.`
  }
  if (isDefault && publishedRevision !== null)
    return `It is the template of ${all}, which will look as they do without one at once.`
  return 'No page of the shop uses it. Its content is deleted permanently.'
}

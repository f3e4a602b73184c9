import { useMutation } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'

interface Deleted {
  id: string
  title: string
}

/** Asks first: an article that is deleted does not come back. */
export function useDeleteArticle(onDeleted?: () => void) {
  const remove = useMutation(
    calls.articles.delete.mutationOptions({
      async onSuccess() {
        showSuccess('Article deleted')
        onDeleted?.()
        await refresh(calls.articles)
      },
    }),
  )
  return ({ id, title }: Deleted) =>
    confirmDanger({
      title: `Delete “${title}”?`,
      text: 'It disappears from the blog at once, and visitors of its address read that it is gone. To hide it but keep its text, make it a draft instead.',
      confirm: 'Delete article',
      onConfirm: () => remove.mutate({ id }),
    })
}

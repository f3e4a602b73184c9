import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../platform/api/message-of.ts'
import { showFailure } from '../../platform/toast.ts'
import { useBuilder } from '../context/builder-context.ts'
import { hasUnsavedChanges } from '../store/builder-state.ts'
import { SharePreviewDialog } from './share-preview-dialog.tsx'

/** The link always shows the current draft. */
export function useSharePreview() {
  const { store, saving, commands, client } = useBuilder()
  const link = useMutation({
    async mutationFn() {
      commands.closeStep()
      await saving.finish()
      if (hasUnsavedChanges(store.getState())) throw new Error(unsaved)
      return await client.page.createPreview({ id: store.getState().page.id })
    },
    meta: { showsRefusals: true },
    onError: (error) => showFailure(error.message === unsaved ? unsaved : messageOf(error)),
  })
  return {
    share: () => link.mutate(),
    isPending: link.isPending,
    dialog: link.data && <SharePreviewDialog link={link.data} onClose={link.reset} />,
  }
}

const unsaved = 'There is no link yet: the page has changes that could not be saved.'

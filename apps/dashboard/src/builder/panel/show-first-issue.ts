import { showFailure } from '../../platform/toast.ts'
import type { Builder } from '../context/builder-context.ts'
import { placeIssue } from '../store/issues.ts'
import { jumpToField } from './jump-to-field.ts'

export function showFirstIssue(builder: Builder) {
  const { saving, components, previewMode } = builder.store.getState()
  if (saving.name !== 'failed') return
  if (previewMode) builder.commands.togglePreview()
  const [first] = saving.issues
  if (first) jumpToField(builder, placeIssue(components, first))
  showFailure(first?.message ?? saving.message)
}

import { UnstyledButton } from '@mantine/core'
import { useBuilder, useBuilderState } from '../builder-context.ts'
import { nameOfType } from '../sections/section-types.ts'
import type { PlacedIssue } from '../store/issues.ts'
import classes from './panel.module.css'
import { useIssues } from './use-issues.ts'

/** Why the page was not saved; each problem leads to its field. */
export function IssueList({ onJump }: { onJump: (tab: 'section' | 'page') => void }) {
  const { commands, store } = useBuilder()
  const saving = useBuilderState((state) => state.saving)
  const issues = useIssues()
  if (saving.name !== 'failed') return null

  function jump({ id, path }: PlacedIssue) {
    if (id !== null && store.getState().selectedComponent !== id) commands.select(id)
    onJump(id === null ? 'page' : 'section')
    setTimeout(() => focusField(`${id ?? 'page'}.${path}`))
  }

  return (
    <div className={classes['issues']} role="alert">
      <strong>{issues.length > 0 ? 'Not saved: please look at' : 'Not saved'}</strong>
      {issues.length === 0 && <p>{saving.message}</p>}
      {issues.map((issue) => (
        <UnstyledButton
          key={`${issue.id} ${issue.path}`}
          className={classes['issue']}
          onClick={() => jump(issue)}
        >
          <SectionName issue={issue} />: {issue.message}
        </UnstyledButton>
      ))}
    </div>
  )
}

function SectionName({ issue: { id } }: { issue: PlacedIssue }) {
  const type = useBuilderState((state) => state.components.nodes.get(id ?? '')?.type)
  return id === null ? 'Page' : nameOfType(type ?? '')
}

/** The field itself, or the list that it stands in while its entry is closed. */
function focusField(id: string) {
  const parts = id.split('.')
  for (let length = parts.length; length > 1; length -= 1) {
    const field = document.querySelector(
      `[data-field="${CSS.escape(parts.slice(0, length).join('.'))}"]`,
    )
    if (!field) continue
    field.closest('details')?.setAttribute('open', '')
    field.scrollIntoView({ block: 'center' })
    field.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
    return
  }
}

import { UnstyledButton } from '@mantine/core'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { nameOfType } from '../sections/section-types.ts'
import type { PlacedIssue } from '../store/issues.ts'
import { jumpToField } from './jump-to-field.ts'
import classes from './panel.module.css'
import { useIssues } from './use-issues.ts'

export function IssueList() {
  const builder = useBuilder()
  const saving = useBuilderState((state) => state.saving)
  const issues = useIssues()
  if (saving.name !== 'failed') return null

  return (
    <div className={classes['issues']} role="alert">
      <strong>{titleOf(saving.isRestSaved, issues.length)}</strong>
      {issues.length === 0 && <p>{saving.message}</p>}
      {issues.map((issue) => (
        <UnstyledButton
          key={`${issue.id} ${issue.path}`}
          className={classes['issue']}
          onClick={() => jumpToField(builder, issue)}
        >
          <SectionName issue={issue} />: {issue.message}
        </UnstyledButton>
      ))}
    </div>
  )
}

function titleOf(isRestSaved: boolean, count: number) {
  if (isRestSaved) return 'Everything is saved but this:'
  return count > 0 ? 'Not saved: please look at' : 'Not saved'
}

function SectionName({ issue: { id } }: { issue: PlacedIssue }) {
  const type = useBuilderState((state) => state.components.nodes.get(id ?? '')?.type)
  return id === null ? 'Page' : nameOfType(type ?? '')
}

import { Badge, Button, Group, Text, UnstyledButton } from '@mantine/core'
import type { PageProblem } from '@vitrine/contract/content/page.ts'
import { useBuilder } from '../context/builder-context.ts'
import { jumpToField } from '../panel/jump-to-field.ts'
import { Question } from '../save-state/question.tsx'
import { nameOfPlace } from '../sections/name-of-place.ts'
import { type PlacedIssue, placeIssue } from '../store/issues.ts'
import classes from './publishing.module.css'

interface ProblemsDialogProps {
  problems: readonly PageProblem[]
  onClose: () => void
  onPublish: () => void
}

export function ProblemsDialog({ problems, onClose, onPublish }: ProblemsDialogProps) {
  const builder = useBuilder()
  const { components } = builder.store.getState()
  const isBlocked = problems.some(({ kind }) => kind === 'error')

  function jump(issue: PlacedIssue) {
    onClose()
    // Waits for the dialog to restore the focus before moving it to the field.
    setTimeout(() => jumpToField(builder, issue), 50)
  }

  return (
    <Question title={isBlocked ? 'Fix this first' : 'Before you publish'} onLater={onClose}>
      <Text size="sm">
        {isBlocked
          ? 'The page cannot be published while it has errors. The shop shows what was published before.'
          : 'The page can be published as it is. You may want to look at this first:'}
      </Text>
      <ul className={classes['problems']}>
        {problems.map((problem) => {
          const issue = placeIssue(components, problem)
          const node = components.nodes.get(issue.id ?? '')
          return (
            <li key={problem.path + problem.message}>
              <UnstyledButton className={classes['problem']} onClick={() => jump(issue)}>
                <Badge
                  size="sm"
                  variant="light"
                  color={problem.kind === 'error' ? 'red' : 'amber'}
                  style={{ flex: 'none' }}
                >
                  {problem.kind === 'error' ? 'Error' : 'Hint'}
                </Badge>
                <span>
                  <strong>{node ? nameOfPlace(node, issue.path) : 'Page'}</strong> {issue.message}
                </span>
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
      <Group mt="lg" justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Back to the page
        </Button>
        {!isBlocked && <Button onClick={onPublish}>Publish anyway</Button>}
      </Group>
    </Question>
  )
}

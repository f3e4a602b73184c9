import { Button, Group, Radio, Text } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../platform/api/message-of.ts'
import { showFailure } from '../../platform/toast.ts'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { answersTo, type Conflict, conflictKey, type Side } from '../model/merge/conflict.ts'
import { describeConflict } from './describe-conflict.ts'
import { QuestionAside } from './question-aside.tsx'
import classes from './saving.module.css'

type Chosen = Readonly<Record<string, Side>>

/** Asks about each field that two people changed in different ways. */
export function ConflictDialog({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { saving } = useBuilder()
  const pageId = useBuilderState((state) => state.page.id)
  const [chosen, setChosen] = useState<Chosen>({})
  const [isBusy, setBusy] = useState(false)
  const isDecided = conflicts.every((each) => chosen[conflictKey(each)] !== undefined)

  function chooseAll(side: Side) {
    setChosen(Object.fromEntries(conflicts.map((each) => [conflictKey(each), side])))
  }

  function handleSave() {
    setBusy(true)
    saving
      .resolve(answersTo(conflicts, (each) => chosen[conflictKey(each)]))
      .catch((failure: unknown) => showFailure(messageOf(failure)))
      .finally(() => setBusy(false))
  }

  return (
    <QuestionAside title="The same was changed elsewhere">
      <Text size="sm">
        {conflicts.length === 1 ? 'This was changed' : 'These were changed'} here and in another
        window, or by someone else. Choose what to keep. Everything else comes together by itself,
        and nothing has been overwritten.
      </Text>
      <div className={classes['conflicts']}>
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflictKey(conflict)}
            conflict={conflict}
            value={chosen[conflictKey(conflict)]}
            onChange={(side) => setChosen({ ...chosen, [conflictKey(conflict)]: side })}
          />
        ))}
      </div>
      {conflicts.length > 1 && (
        <Group gap="xs" mt="sm">
          <Button size="compact-sm" variant="default" onClick={() => chooseAll('mine')}>
            Yours everywhere
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => chooseAll('theirs')}>
            Theirs everywhere
          </Button>
        </Group>
      )}
      <Group mt="md" justify="flex-end" gap="xs">
        <Button variant="subtle" color="gray" onClick={() => saving.decideLater()}>
          Later
        </Button>
        <Button
          variant="subtle"
          color="gray"
          component="a"
          href={`/builder?page=${pageId}`}
          target="_blank"
          onClick={() => saving.decideLater()}
        >
          Open theirs
        </Button>
        <Button disabled={!isDecided} loading={isBusy} onClick={handleSave}>
          Keep these
        </Button>
      </Group>
      <Text size="xs" c="var(--ink-soft)" mt="sm">
        Both stay: Undo brings back yours, and theirs is among the revisions.
      </Text>
    </QuestionAside>
  )
}

interface ConflictChoiceProps {
  conflict: Conflict
  value: Side | undefined
  onChange: (side: Side) => void
}

function ConflictChoice({ conflict, value, onChange }: ConflictChoiceProps) {
  const { store } = useBuilder()
  const { components, savedComponents } = store.getState()
  const { item, field, mine, theirs } = describeConflict(conflict, components, savedComponents)
  const options = [
    { side: 'mine', name: 'Yours', words: mine },
    { side: 'theirs', name: 'Theirs', words: theirs },
  ] as const
  return (
    <Radio.Group
      value={value ?? null}
      onChange={onChange}
      label={
        <>
          {item} <span>{field}</span>
        </>
      }
    >
      <div className={classes['sides']}>
        {options.map(({ side, name, words }) => (
          <Radio.Card
            key={side}
            value={side}
            className={classes['side'] ?? ''}
            aria-label={`${name}: ${words}`}
          >
            <Group gap={6} wrap="nowrap">
              <Radio.Indicator size="xs" />
              <strong>{name}</strong>
            </Group>
            <span>{words}</span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}

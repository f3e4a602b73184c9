import { TextInput, UnstyledButton } from '@mantine/core'
import { type ControlProps, textOf } from './control.ts'
import classes from './tracks-control.module.css'
import { useDraft } from './use-draft.ts'

const common = ['1 1', '1 1 1', '1 1 1 1', '2 1', '1 2', '1 2 1']

const asIs = { write: textOf, read: (text: string) => text }

export function TracksControl(props: ControlProps<'tracks'>) {
  const { id, value, error, onChange, onDone } = props
  const draft = useDraft(props, asIs)
  return (
    <>
      <fieldset className={classes['choices']} aria-label="Common columns">
        {common.map((widths) => (
          <UnstyledButton
            key={widths}
            className={classes['choice']}
            aria-label={widths}
            aria-pressed={value === widths}
            onClick={() => {
              onChange(widths)
              onDone()
            }}
          >
            {widths.split(' ').map((width, at) => (
              <span key={at} style={{ flexGrow: Number(width) }} />
            ))}
          </UnstyledButton>
        ))}
      </fieldset>
      <TextInput
        id={id}
        size="xs"
        value={draft.text}
        error={draft.problem ?? error}
        onChange={(event) => draft.type(event.currentTarget.value)}
        onBlur={onDone}
      />
    </>
  )
}

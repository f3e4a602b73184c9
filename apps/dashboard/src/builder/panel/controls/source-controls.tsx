import { ActionIcon, TextInput } from '@mantine/core'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { type ControlProps, textOf } from './control.ts'
import classes from './controls.module.css'
import { useDraft } from './use-draft.ts'

/** The address of a picture, with the picture beside it. */
export function ImageControl(props: ControlProps<'image'>) {
  const src = textOf(props.value)
  return (
    <div className={classes['image']}>
      <div className={classes['thumbnail']}>
        {src ? <img src={src} alt="" /> : <IconPhoto size={18} stroke={1.4} />}
      </div>
      <SourceInput {...props} />
    </div>
  )
}

export function VideoControl(props: ControlProps<'video'>) {
  return <SourceInput {...props} />
}

function SourceInput(props: ControlProps<'image' | 'video'>) {
  const { id, setting, error, onDone } = props
  const draft = useDraft(props, { write: textOf, read: (text) => text.trim() })
  const clear = (
    <ActionIcon
      size="xs"
      variant="subtle"
      color="gray"
      aria-label={`Remove ${setting.label}`}
      onClick={() => {
        draft.type('')
        onDone()
      }}
    >
      <IconX size={12} />
    </ActionIcon>
  )
  return (
    <TextInput
      id={id}
      size="xs"
      placeholder="/media/… or https://…"
      value={draft.text}
      error={draft.problem ?? error}
      rightSection={draft.text && clear}
      onChange={(event) => draft.type(event.currentTarget.value)}
      onBlur={onDone}
    />
  )
}

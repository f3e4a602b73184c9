import { ActionIcon, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ControlProps, textOf } from './control.ts'
import { hostedVideoProblem } from './hosted-video-problem.ts'
import type { FileKind } from './file-kind.ts'
import { useDraft } from './use-draft.ts'

export function SourceInput(props: ControlProps<'image' | FileKind>) {
  const { id, setting, error, onDone } = props
  const draft = useDraft(props, { write: textOf, read: (text) => text.trim() })
  const hosted = setting.kind === 'video' ? hostedVideoProblem(draft.text) : undefined
  const clear = (
    <ActionIcon
      size={24}
      variant="subtle"
      color="gray"
      aria-label={`Remove: ${setting.label}`}
      onClick={() => {
        draft.type('')
        onDone()
      }}
    >
      <IconX size={13} />
    </ActionIcon>
  )
  return (
    <TextInput
      id={id}
      size="xs"
      inputMode="url"
      spellCheck={false}
      autoComplete="off"
      placeholder="https://… or /media/…"
      value={draft.text}
      error={draft.problem ?? error ?? hosted}
      rightSection={draft.text && clear}
      onChange={(event) => draft.type(event.currentTarget.value)}
      onBlur={onDone}
    />
  )
}

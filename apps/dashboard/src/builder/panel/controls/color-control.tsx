import { ColorInput } from '@mantine/core'
import { type ControlProps, textOf } from './control.ts'
import { useDraft } from './use-draft.ts'

const swatches =
  '#ffffff #f7f4ee #e8e2d6 #c9bfae #8a8073 #4a443c #1f1c19 ' +
  '#2f4b3c #5c7f63 #a8b89a #8c3b2e #c8693f #d9a441 #22406b'

export function ColorControl(props: ControlProps<'color'>) {
  const { id, error, onDone } = props
  const draft = useDraft(props, { write: textOf, read: (text) => text.trim() })
  return (
    <ColorInput
      id={id}
      size="xs"
      format="hexa"
      fixOnBlur={false}
      withEyeDropper={false}
      swatches={swatches.split(' ')}
      swatchesPerRow={7}
      closeOnColorSwatchClick
      placeholder="From the theme"
      value={draft.text}
      error={draft.problem ?? error}
      onChange={draft.type}
      onChangeEnd={onDone}
      onBlur={onDone}
    />
  )
}

import { Button, Select, SimpleGrid, Stack, Switch } from '@mantine/core'
import {
  buttonStyleNames,
  buttonStylesOf,
  type ButtonStyle,
  type ButtonStyleName,
  type ButtonStyles,
} from '@vitrine/contract/content/button-style.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { warnOfButton } from './check-theme.ts'
import { Foldout } from './foldout.tsx'
import {
  buttonColors,
  buttonCorners,
  buttonFills,
  buttonSizes,
  styleWeightChoices,
} from './theme-choices.ts'

const names: Record<ButtonStyleName, string> = {
  primary: 'Main button',
  secondary: 'Second button',
  link: 'Third button',
}

interface ButtonStyleFieldsProps {
  theme: Theme
  onChange: (buttons: ButtonStyles | undefined) => void
}

export function ButtonStyleFields({ theme, onChange }: ButtonStyleFieldsProps) {
  const styles = buttonStylesOf(theme)

  function change(name: ButtonStyleName, changed: ButtonStyle | undefined) {
    const { [name]: _before, ...others } = theme.buttons ?? {}
    const buttons = changed ? { ...others, [name]: changed } : others
    onChange(Object.keys(buttons).length > 0 ? buttons : undefined)
  }

  return (
    <Panel title="Buttons" hint="Three kinds: to buy, to go on, and words to press.">
      <div>
        {buttonStyleNames.map((name) => (
          <Foldout key={name} summary={names[name]}>
            <StyleForm
              style={styles[name]}
              warning={warnOfButton(styles[name], theme)}
              onChange={(changed) => change(name, changed)}
              onReset={theme.buttons?.[name] && (() => change(name, undefined))}
            />
          </Foldout>
        ))}
      </div>
    </Panel>
  )
}

interface StyleFormProps {
  style: ButtonStyle
  warning: string | undefined
  onChange: (style: ButtonStyle) => void
  onReset: (() => void) | undefined
}

function StyleForm({ style, warning, onChange, onReset }: StyleFormProps) {
  function choice<Key extends 'fill' | 'color' | 'corners' | 'size' | 'weight'>(
    key: Key,
    data: readonly { value: ButtonStyle[Key]; label: string }[],
  ) {
    return {
      data,
      allowDeselect: false,
      value: style[key],
      onChange: (value: string | null) => {
        const known = data.find((each) => each.value === value)
        if (known) onChange({ ...style, [key]: known.value })
      },
    }
  }
  return (
    <Stack gap="sm">
      <SimpleGrid cols={2} spacing="sm">
        <Select label="Fill" {...choice('fill', buttonFills)} />
        <Select label="Colour" {...choice('color', buttonColors)} error={warning} />
        <Select label="Corners" {...choice('corners', buttonCorners)} />
        <Select label="Size" {...choice('size', buttonSizes)} />
        <Select label="Weight" {...choice('weight', styleWeightChoices)} />
      </SimpleGrid>
      <Switch
        label="In capitals"
        checked={style.isUppercase}
        onChange={(event) => {
          const isUppercase = event.currentTarget.checked
          onChange({ ...style, isUppercase, letterSpacing: isUppercase ? 0.06 : 0 })
        }}
      />
      {onReset && (
        <Button variant="subtle" size="xs" style={{ alignSelf: 'flex-start' }} onClick={onReset}>
          Back to how it was at first
        </Button>
      )}
    </Stack>
  )
}

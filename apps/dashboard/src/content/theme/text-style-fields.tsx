import {
  Button,
  NumberInput,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Switch,
} from '@mantine/core'
import {
  firstTextStyles,
  textStyleNames,
  textStylesOf,
  type TextStyle,
  type TextStyleName,
  type TextStyles,
} from '@vitrine/contract/content/text-style.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Foldout } from './foldout.tsx'
import { styleWeightChoices } from './theme-choices.ts'

const names: Record<TextStyleName, string> = {
  display: 'Display',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  lead: 'Lead',
  body: 'Body',
  small: 'Small',
  label: 'Label',
}

interface TextStyleFieldsProps {
  theme: Theme
  onChange: (texts: TextStyles | undefined) => void
}

/** The eight text styles, for headings and for the texts that name one. */
export function TextStyleFields({ theme, onChange }: TextStyleFieldsProps) {
  const styles = textStylesOf(theme)
  const first = firstTextStyles(theme)

  function change(name: TextStyleName, changed: TextStyle | undefined) {
    const { [name]: _before, ...others } = theme.texts ?? {}
    const texts = changed ? { ...others, [name]: changed } : others
    onChange(Object.keys(texts).length > 0 ? texts : undefined)
  }

  return (
    <Panel
      title="Text styles"
      hint="Headings have theirs everywhere; a text or a heading in the page builder can take any of them."
    >
      <div>
        {textStyleNames.map((name) => (
          <Foldout key={name} summary={<Sample name={name} style={styles[name]} theme={theme} />}>
            <StyleForm
              style={styles[name]}
              onChange={(changed) => change(name, changed)}
              onReset={theme.texts?.[name] && (() => change(name, undefined))}
              resetLabel={`Back to ${first[name].size} rem and its like`}
            />
          </Foldout>
        ))}
      </div>
    </Panel>
  )
}

function Sample({ name, style, theme }: { name: TextStyleName; style: TextStyle; theme: Theme }) {
  const font = style.font === 'heading' ? theme.headingFont : theme.bodyFont
  return (
    <span
      style={{
        fontFamily: `var(--font-${font})`,
        fontSize: `${Math.min(1.75, Math.max(0.75, style.size * 0.6))}rem`,
        fontWeight: style.weight,
        letterSpacing: `${style.letterSpacing}em`,
        textTransform: style.isUppercase ? 'uppercase' : 'none',
      }}
    >
      {names[name]}
    </span>
  )
}

interface StyleFormProps {
  style: TextStyle
  onChange: (style: TextStyle) => void
  onReset: (() => void) | undefined
  resetLabel: string
}

function StyleForm({ style, onChange, onReset, resetLabel }: StyleFormProps) {
  const number = (key: 'size' | 'lineHeight' | 'letterSpacing', min: number, max: number) => ({
    min,
    max,
    value: style[key],
    decimalScale: 3,
    clampBehavior: 'strict' as const,
    onChange: (value: number | string) => {
      if (typeof value === 'number' && value >= min && value <= max)
        onChange({ ...style, [key]: value })
    },
  })
  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        aria-label="Font"
        data={[
          { value: 'heading', label: 'Font of headings' },
          { value: 'body', label: 'Font of text' },
        ]}
        value={style.font}
        onChange={(font) => onChange({ ...style, font: font === 'body' ? 'body' : 'heading' })}
      />
      <SimpleGrid cols={2} spacing="sm">
        <NumberInput label="Size" suffix=" rem" step={0.125} {...number('size', 0.5, 8)} />
        <Select
          label="Weight"
          data={styleWeightChoices}
          allowDeselect={false}
          value={style.weight}
          onChange={(weight) => {
            const known = styleWeightChoices.find(({ value }) => value === weight)
            if (known) onChange({ ...style, weight: known.value })
          }}
        />
        <NumberInput label="Line height" step={0.05} {...number('lineHeight', 0.8, 2.4)} />
        <NumberInput
          label="Letter spacing"
          suffix=" em"
          step={0.005}
          {...number('letterSpacing', -0.1, 0.5)}
        />
      </SimpleGrid>
      <Switch
        label="In capitals"
        checked={style.isUppercase}
        onChange={(event) => onChange({ ...style, isUppercase: event.currentTarget.checked })}
      />
      {onReset && (
        <Button variant="subtle" size="xs" style={{ alignSelf: 'flex-start' }} onClick={onReset}>
          {resetLabel}
        </Button>
      )}
    </Stack>
  )
}

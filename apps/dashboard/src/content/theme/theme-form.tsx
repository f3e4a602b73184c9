import { Button, Group, Input, SegmentedControl, Select, Slider, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { OwnFont, OwnFonts } from '@vitrine/contract/content/own-font.ts'
import { isRising } from '@vitrine/contract/content/space-scale.ts'
import { darkTheme, type Theme } from '@vitrine/contract/content/theme.ts'
import { useState } from 'react'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import { ButtonStyleFields } from './button-style-fields.tsx'
import { checkColor, checkDark, checkSchemes, checkText, warnOfAccent } from './check-theme.ts'
import { ColorField } from '../../platform/ui/color-field.tsx'
import { DarkFields } from './dark-fields.tsx'
import { FontSelect } from './font-select.tsx'
import classes from '../../platform/ui/preview/preview-stage.module.css'
import { PresetCards } from './preset-cards.tsx'
import { OwnFonts as OwnFontList, useOwnFonts } from './own-fonts.tsx'
import { buttonShapes, cases, imageShapes, spacings, weights } from './theme-choices.ts'
import { SpaceFields } from './space-fields.tsx'
import { TextStyleFields } from './text-style-fields.tsx'
import { SchemeFields } from './scheme-fields.tsx'
import { ThemePreview } from './theme-preview.tsx'

interface ThemeFormProps {
  theme: Theme
  onSave: (theme: Theme) => Promise<unknown>
}

type Form = UseFormReturnType<Theme>

const checkSpace = (space: number[] | undefined) =>
  space && !isRising(space) ? 'Each step is at least as large as the one before.' : null

export function ThemeForm({ theme, onSave }: ThemeFormProps) {
  const { form, save } = useSettingsForm<Theme, unknown>({
    // Named even where unset, so that a reset clears them.
    initialValues: {
      schemes: undefined,
      dark: undefined,
      texts: undefined,
      buttons: undefined,
      ownFonts: undefined,
      space: undefined,
      ...theme,
    },
    validateInputOnChange: true,
    validate: {
      pageColor: checkColor,
      textColor: (color, values) => checkColor(color) ?? checkText(values),
      accentColor: checkColor,
      saleColor: checkColor,
      schemes: (_, values) => checkSchemes(values),
      dark: checkDark,
      space: checkSpace,
    },
    onSave,
    notice: 'Theme saved',
  })

  const [isDark, setDark] = useState(false)

  return (
    <CheckedForm form={form} onSubmit={save} className={classes['columns']}>
      <Stack>
        <Panel title="Presets" hint="Start with a preset, then change anything below.">
          <PresetCards theme={form.values} onPick={(picked) => form.setValues(picked)} />
        </Panel>
        <ColourFields form={form} />
        <SchemeFields
          theme={form.values}
          onChange={(schemes) => form.setFieldValue('schemes', schemes)}
        />
        <DarkFields
          theme={form.values}
          isShown={isDark}
          onShow={setDark}
          onChange={(dark) => form.setFieldValue('dark', dark)}
        />
        <FontFields form={form} />
        <TextStyleFields
          theme={form.values}
          onChange={(texts) => form.setFieldValue('texts', texts)}
        />
        <ButtonStyleFields
          theme={form.values}
          onChange={(buttons) => form.setFieldValue('buttons', buttons)}
        />
        <ShapeFields form={form} />
        <SpaceFields theme={form.values} onChange={(space) => form.setFieldValue('space', space)} />
        <Group className={classes['actions']}>
          <Button type="submit" loading={form.submitting} disabled={!form.isDirty()}>
            Save theme
          </Button>
          <Button variant="default" disabled={!form.isDirty()} onClick={form.reset}>
            Reset
          </Button>
        </Group>
      </Stack>
      <ThemePreview theme={isDark ? darkTheme(form.values) : form.values} />
    </CheckedForm>
  )
}

function ColourFields({ form }: { form: Form }) {
  return (
    <Panel title="Colours" hint="Lines, tints and secondary text are derived from these.">
      <ColorField label="Page" {...form.getInputProps('pageColor')} />
      <ColorField
        label="Text"
        {...form.getInputProps('textColor')}
        error={form.errors['textColor'] ?? checkText(form.values)}
      />
      <ColorField
        label="Accent"
        description="Buttons and selection"
        {...form.getInputProps('accentColor')}
        error={form.errors['accentColor'] ?? warnOfAccent(form.values)}
      />
      <ColorField
        label="Sale"
        description="Badges and sale prices"
        {...form.getInputProps('saleColor')}
      />
    </Panel>
  )
}

function FontFields({ form }: { form: Form }) {
  const fonts = useOwnFonts()
  const own = form.values.ownFonts

  function setOwn({ heading, body }: OwnFonts) {
    const isAny = heading !== undefined || body !== undefined
    form.setFieldValue('ownFonts', isAny ? { heading, body } : undefined)
  }

  return (
    <Panel title="Fonts">
      <FontSelect
        label="Headings"
        value={form.values.headingFont}
        own={own?.heading}
        ownFonts={fonts}
        onChange={(font) => form.setFieldValue('headingFont', font)}
        onOwn={(heading) => setOwn({ ...own, heading })}
      />
      <FontSelect
        label="Text"
        value={form.values.bodyFont}
        own={own?.body}
        ownFonts={fonts}
        onChange={(font) => form.setFieldValue('bodyFont', font)}
        onOwn={(body) => setOwn({ ...own, body })}
      />
      <Select
        label="Heading weight"
        description="Lora, Fraunces and Syne come in one weight."
        data={weights}
        allowDeselect={false}
        {...form.getInputProps('headingWeight')}
      />
      <Choice label="Heading case" data={cases} {...form.getInputProps('headingCase')} />
      <OwnFontList
        fonts={fonts}
        onDeleted={(url) => {
          const left = (font: OwnFont | undefined) => (font?.url === url ? undefined : font)
          setOwn({ heading: left(own?.heading), body: left(own?.body) })
        }}
      />
    </Panel>
  )
}

function ShapeFields({ form }: { form: Form }) {
  return (
    <Panel title="Shapes and spacing">
      <Input.Wrapper label={`Corners: ${form.values.cornerRadius} px`}>
        <Slider
          min={0}
          max={32}
          label={null}
          thumbLabel="Corner radius"
          {...form.getInputProps('cornerRadius')}
        />
      </Input.Wrapper>
      <Choice label="Buttons" data={buttonShapes} {...form.getInputProps('buttonShape')} />
      <Choice label="Images" data={imageShapes} {...form.getInputProps('imageShape')} />
      <Choice label="Spacing" data={spacings} {...form.getInputProps('spacing')} />
    </Panel>
  )
}

interface ChoiceProps {
  label: string
  data: { value: string; label: string }[]
  value?: string
  onChange?: (value: string) => void
}

function Choice({ label, data, value = '', onChange }: ChoiceProps) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl
        fullWidth
        aria-label={label}
        data={data}
        value={value}
        onChange={(picked) => onChange?.(picked)}
      />
    </Input.Wrapper>
  )
}

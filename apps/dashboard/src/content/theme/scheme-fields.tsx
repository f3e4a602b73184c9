import { Button, Group, Stack, TextInput } from '@mantine/core'
import {
  colorsInScheme,
  maxSchemes,
  type ColorScheme,
} from '@vitrine/contract/content/color-scheme.ts'
import { schemesOf, type Theme } from '@vitrine/contract/content/theme.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { SchemeSample } from '../../platform/ui/scheme-sample.tsx'
import { ThemeColorField } from '../../platform/ui/theme-color-field.tsx'
import { checkText, warnOfAccent } from './check-theme.ts'
import { Foldout } from './foldout.tsx'

interface SchemeFieldsProps {
  theme: Theme
  /** Undefined brings the first schemes back. */
  onChange: (schemes: ColorScheme[] | undefined) => void
}

/** The sets of colours that sections can have. */
export function SchemeFields({ theme, onChange }: SchemeFieldsProps) {
  const schemes = schemesOf(theme)

  function add() {
    const id = newSchemeId(schemes)
    const [first] = schemes
    onChange([...schemes, { ...first!, id, name: `Scheme ${schemes.length + 1}` }])
  }

  return (
    <Panel
      title="Colour schemes"
      hint="Sets of colours that you choose for a section in the page builder. Colours from the theme follow it."
    >
      <div>
        {schemes.map((scheme) => (
          <Foldout
            key={scheme.id}
            summary={
              <>
                <SchemeSample colors={colorsInScheme(scheme, theme)} />
                {scheme.name || 'Unnamed'}
              </>
            }
          >
            <SchemeForm
              scheme={scheme}
              theme={theme}
              onChange={(changed) =>
                onChange(schemes.map((each) => (each.id === scheme.id ? changed : each)))
              }
              onDelete={
                schemes.length > 1
                  ? () => onChange(schemes.filter(({ id }) => id !== scheme.id))
                  : undefined
              }
            />
          </Foldout>
        ))}
      </div>
      <Group gap="xs">
        <Button variant="default" size="xs" disabled={schemes.length >= maxSchemes} onClick={add}>
          Add scheme
        </Button>
        {theme.schemes && (
          <Button variant="subtle" size="xs" onClick={() => onChange(undefined)}>
            Back to the first schemes
          </Button>
        )}
      </Group>
    </Panel>
  )
}

interface SchemeFormProps {
  scheme: ColorScheme
  theme: Theme
  onChange: (scheme: ColorScheme) => void
  onDelete: (() => void) | undefined
}

function SchemeForm({ scheme, theme, onChange, onDelete }: SchemeFormProps) {
  const colors = colorsInScheme(scheme, theme)
  const field = (key: 'page' | 'text' | 'accent' | 'sale') => ({
    theme,
    value: scheme[key],
    onChange: (value: string) => onChange({ ...scheme, [key]: value }),
  })
  return (
    <Stack gap="sm">
      <TextInput
        label="Name"
        size="sm"
        maxLength={40}
        value={scheme.name}
        error={scheme.name.trim() === '' && 'Give the scheme a name.'}
        onChange={(event) => onChange({ ...scheme, name: event.currentTarget.value })}
      />
      <ThemeColorField label="Background" {...field('page')} />
      <ThemeColorField label="Text" {...field('text')} error={checkText(colors)} />
      <ThemeColorField
        label="Accent"
        description="Buttons and selection"
        {...field('accent')}
        error={warnOfAccent(colors)}
      />
      <ThemeColorField label="Sale" description="Badges and sale prices" {...field('sale')} />
      {onDelete && (
        <Button
          variant="subtle"
          color="red"
          size="xs"
          onClick={onDelete}
          style={{ alignSelf: 'flex-start' }}
        >
          Delete scheme
        </Button>
      )}
    </Stack>
  )
}

function newSchemeId(schemes: readonly ColorScheme[]): string {
  const isTaken = (id: string) => schemes.some((each) => each.id === id)
  let number = schemes.length + 1
  while (isTaken(`scheme-${number}`)) number += 1
  return `scheme-${number}`
}

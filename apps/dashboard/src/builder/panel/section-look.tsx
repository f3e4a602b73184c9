import { Select, UnstyledButton } from '@mantine/core'
import { groundKinds, motions, type Ground } from '@vitrine/contract/content/item-look.ts'
import { schemesOf, themeInScheme } from '@vitrine/contract/content/theme.ts'
import {
  groundDefaults,
  groundSettings,
  settingsOfGround,
} from '@vitrine/sections/kit/ground-settings.ts'
import { SchemeSample } from '../../platform/ui/scheme-sample.tsx'
import { useBuilder } from '../context/builder-context.ts'
import type { ComponentNode } from '../model/page/document.ts'
import { groundChoices, groundChoicesWithVideo, motionChoices } from './look-choices.ts'
import classes from './panel.module.css'
import { SettingFields } from './setting-fields.tsx'
import { useIssuesOf } from './use-issues.ts'

type Item = Pick<ComponentNode, 'id' | 'type' | 'details'>

/** What gives a section or a group its look, beside its settings. */
export function SectionLook(node: Item) {
  return (
    <details className={classes['group']} open>
      <summary>Look</summary>
      <SchemeField node={node} />
      <GroundFields node={node} />
      <MotionField node={node} />
    </details>
  )
}

interface FieldProps {
  node: Item
}

function SchemeField({ node }: FieldProps) {
  const { commands, storeInfo } = useBuilder()
  const { theme } = storeInfo
  const { scheme: chosen } = node.details

  function choose(scheme: string | undefined) {
    commands.setDetails(node.id, { scheme }, 'scheme')
    commands.closeStep()
  }

  return (
    <fieldset className={classes['schemes']} aria-label="Colour scheme">
      <UnstyledButton
        className={classes['scheme']}
        aria-pressed={chosen === undefined}
        onClick={() => choose(undefined)}
      >
        <SchemeSample colors={theme} />
        As around it
      </UnstyledButton>
      {schemesOf(theme).map(({ id, name }) => (
        <UnstyledButton
          key={id}
          className={classes['scheme']}
          aria-pressed={chosen === id}
          onClick={() => choose(id)}
        >
          <SchemeSample colors={themeInScheme(theme, id)} />
          {name}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}

/** Types that have videos of their own, or no place for one behind what they show. */
const withoutVideo = new Set([
  'group',
  'navbar',
  'hero',
  'pageMain',
  'product',
  'article',
  'searchResults',
])

function GroundFields({ node }: FieldProps) {
  const { commands } = useBuilder()
  const { ground } = node.details
  const idPrefix = `${node.id}.ground`
  const issueAt = useIssuesOf(node.id)

  function set(next: Ground | undefined) {
    commands.setDetails(node.id, { ground: next }, 'ground')
  }

  return (
    <>
      <Select
        className={classes['field'] ?? ''}
        size="xs"
        label="Background"
        data={withoutVideo.has(node.type) ? groundChoices : groundChoicesWithVideo}
        allowDeselect={false}
        value={ground?.kind ?? ''}
        onChange={(value) => {
          const kind = groundKinds.find((each) => each === value)
          set(kind && { ...ground, kind })
          commands.closeStep()
        }}
      />
      {ground && (
        <SettingFields
          idPrefix={idPrefix}
          settings={groundSettings}
          shown={settingsOfGround(ground.kind)}
          defaults={groundDefaults}
          values={{ id: '', ...ground }}
          issueAt={issueAt}
          onChange={(key, value) => set({ ...ground, [key]: value })}
          onDone={commands.closeStep}
        />
      )}
    </>
  )
}

function MotionField({ node }: FieldProps) {
  const { commands } = useBuilder()
  return (
    <Select
      className={classes['field'] ?? ''}
      size="xs"
      label="Motion"
      description="In the preview and the shop; never for people who want less of it."
      inputWrapperOrder={['label', 'input', 'description']}
      data={motionChoices}
      allowDeselect={false}
      value={node.details.motion ?? ''}
      onChange={(value) => {
        const motion = motions.find((each) => each === value)
        commands.setDetails(node.id, { motion }, 'motion')
        commands.closeStep()
      }}
    />
  )
}

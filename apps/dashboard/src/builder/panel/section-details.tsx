import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { localTimeIn, momentAt } from '@vitrine/commerce/places/time-zone.ts'
import { type HiddenOn, devicesToHideOn } from '@vitrine/contract/content/page.ts'
import { isMain } from '@vitrine/sections/types/page-main/main-of-template.ts'
import { problemOfCss } from '@vitrine/sections/kit/values/own-css.ts'
import { takesOwnCss } from '@vitrine/sections/render/takes-own-css.ts'
import { useState } from 'react'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { useBuilder } from '../context/builder-context.ts'
import type { ComponentNode } from '../model/page/document.ts'
import { anchorFrom, isAnchorTaken } from '../sections/anchors.ts'
import { nameOfType } from '../sections/section-types.ts'
import classes from './panel.module.css'

const deviceNames: Record<HiddenOn, string> = {
  desktop: 'Desktop',
  tablet: 'Tablet',
  mobile: 'Phone',
}

type Item = Pick<ComponentNode, 'id' | 'type' | 'contentType' | 'details'>

/** Details that other parts of the panel show. */
const beside = new Set(['bindings', 'linked', 'overrides'])

/** What an owner says about a section or block beside its settings. */
export function SectionDetails(node: Item) {
  const { details } = node
  const isGlobal = node.contentType === 'global'
  // Decided once: clearing the last field leaves the fields in view.
  const [isOpen] = useState(Object.keys(details).some((key) => !beside.has(key)))
  return (
    <details className={classes['group']} open={isOpen}>
      <summary>
        {details.linked === undefined ? 'Name, place, times and CSS' : 'Name, place and times'}
      </summary>
      <NameField node={node} />
      <AnchorField key={details.anchor} node={node} />
      {!isMain(node) && (
        <>
          <HiddenOnField node={node} />
          <TimeField
            key={`from ${details.shownFrom}`}
            node={node}
            name="shownFrom"
            label="Shown from"
          />
          <TimeField
            key={`until ${details.shownUntil}`}
            node={node}
            name="shownUntil"
            label="Shown until"
          />
          <TimesHelp isGlobal={isGlobal} />
        </>
      )}
      {details.linked === undefined && takesOwnCss(node) && <CssField node={node} />}
    </details>
  )
}

interface FieldProps {
  node: Item
}

function NameField({ node }: FieldProps) {
  const { commands } = useBuilder()
  return (
    <TextInput
      className={classes['field'] ?? ''}
      size="xs"
      label="Name in Layers"
      placeholder={nameOfType(node.type)}
      maxLength={60}
      value={node.details.name ?? ''}
      onChange={({ currentTarget: { value } }) =>
        commands.setDetails(node.id, { name: value === '' ? undefined : value }, 'name')
      }
      onBlur={commands.closeStep}
    />
  )
}

/** Sets the anchor when it is typed, so that no link leads to half of one. */
function AnchorField({ node }: FieldProps) {
  const { commands, store } = useBuilder()
  const { anchor = '' } = node.details
  const [typed, setTyped] = useState(anchor)
  const [problem, setProblem] = useState<string>()

  function take() {
    const next = anchorFrom(typed)
    setTyped(next)
    if (next === anchor) return setProblem(undefined)
    if (next !== '' && isAnchorTaken(store.getState().components, next, node.id)) {
      return setProblem('Another section of this page has this anchor.')
    }
    setProblem(undefined)
    commands.setDetails(node.id, { anchor: next === '' ? undefined : next }, 'anchor')
    commands.closeStep()
  }

  return (
    <TextInput
      className={classes['field'] ?? ''}
      size="xs"
      label="Anchor"
      placeholder="opening-hours"
      description={anchor === '' ? 'Links can lead to it.' : `Links lead to it as #${anchor}`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={60}
      value={typed}
      error={problem}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  )
}

function HiddenOnField({ node }: FieldProps) {
  const { commands } = useBuilder()
  const hiddenOn = node.details.hiddenOn ?? []

  function change(next: readonly string[]) {
    const chosen = devicesToHideOn.filter((device) => next.includes(device))
    commands.setDetails(node.id, { hiddenOn: chosen.length > 0 ? chosen : undefined }, 'hiddenOn')
    commands.closeStep()
  }

  return (
    <Checkbox.Group
      className={classes['field'] ?? ''}
      size="xs"
      label="Hidden on"
      value={[...hiddenOn]}
      onChange={change}
    >
      <div className={classes['choices']}>
        {devicesToHideOn.map((device) => (
          <Checkbox key={device} size="xs" value={device} label={deviceNames[device]} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

function CssField({ node }: FieldProps) {
  const { commands } = useBuilder()
  const css = node.details.css ?? ''
  return (
    <Textarea
      className={classes['field'] ?? ''}
      size="xs"
      label="Own CSS"
      description="For this section only. & is the section itself."
      autosize
      minRows={2}
      maxRows={12}
      maxLength={4000}
      spellCheck={false}
      value={css}
      error={problemOfCss(css)}
      onChange={({ currentTarget: { value } }) =>
        commands.setDetails(node.id, { css: value === '' ? undefined : value }, 'css')
      }
      onBlur={commands.closeStep}
    />
  )
}

interface TimeFieldProps extends FieldProps {
  name: 'shownFrom' | 'shownUntil'
  label: string
}

function TimeField({ node, name, label }: TimeFieldProps) {
  const { commands } = useBuilder()
  const { timeZone } = useCurrentStore()
  const { shownFrom, shownUntil, [name]: moment } = node.details
  const isLate = shownFrom !== undefined && shownUntil !== undefined && shownUntil <= shownFrom
  return (
    <TextInput
      type="datetime-local"
      className={classes['field'] ?? ''}
      size="xs"
      label={label}
      error={isLate && name === 'shownUntil' && 'It ends before it begins, so it is never shown.'}
      defaultValue={moment === undefined ? '' : localTimeIn(timeZone, new Date(moment))}
      onBlur={({ currentTarget: { value } }) => {
        const next = momentAt(timeZone, value)?.toISOString()
        if (next === moment) return
        const change = name === 'shownFrom' ? { shownFrom: next } : { shownUntil: next }
        commands.setDetails(node.id, change, name)
        commands.closeStep()
      }}
    />
  )
}

function TimesHelp({ isGlobal }: { isGlobal: boolean }) {
  const { timeZone } = useCurrentStore()
  const what = isGlobal ? 'The shop changes' : 'The live page changes'
  return (
    <p className={classes['help']}>
      Times are in the shop’s time zone, {timeZone.replaceAll('_', ' ')}. {what} at that moment by
      itself, once this is published.
    </p>
  )
}

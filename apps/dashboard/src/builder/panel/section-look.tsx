import { UnstyledButton } from '@mantine/core'
import { schemesOf, themeInScheme } from '@vitrine/contract/content/theme.ts'
import { memo } from 'react'
import { SchemeSample } from '../../platform/ui/scheme-sample.tsx'
import { useBuilder } from '../context/builder-context.ts'
import type { ComponentNode } from '../model/page/document.ts'
import classes from './panel.module.css'

type Item = Pick<ComponentNode, 'id' | 'details'>

/** What gives a section or a group its look, beside its settings. */
export const SectionLook = memo(function SectionLook(node: Item) {
  return (
    <details className={classes['group']} open>
      <summary>Colours</summary>
      <SchemeField node={node} />
    </details>
  )
})

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

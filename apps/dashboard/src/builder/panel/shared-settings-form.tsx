import type { Setting } from '@vitrine/sections/kit/setting.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { listSelected } from '../model/session/selection.ts'
import type { Entry } from '../sections/list-entries.ts'
import { DeviceSwitch } from './device-switch.tsx'
import classes from './panel.module.css'
import { groupOf } from './search-settings.ts'
import { SettingFields } from './setting-fields.tsx'
import { isMixed, listShared, valuesOf } from './shared-settings.ts'

const noIssue = () => undefined

/** The settings that all selected components share; a change goes to all of them. */
export function SharedSettingsForm() {
  const { commands } = useBuilder()
  const ids = useBuilderState(useShallow((state) => listSelected(state)))
  const nodes = useBuilderState(
    useShallow(({ components }) => ids.flatMap((id) => components.nodes.get(id) ?? [])),
  )
  const shared = useMemo(() => listShared(nodes), [nodes])
  const shown = nodes.at(-1)
  if (!shown || shared.length === 0) {
    return <p className={classes['note']}>These have no setting in common.</p>
  }
  const byKey = new Map(shared.map((setting) => [setting.key, setting]))
  const marked = shared.map((setting) => (isMixed(nodes, setting.key) ? asMixed(setting) : setting))
  return (
    <>
      <div className={classes['sharedTools']}>
        <DeviceSwitch />
      </div>
      {[...Map.groupBy(marked, groupOf)].map(([group, settings]) => (
        <details key={group} className={classes['group']} open>
          <summary>{group}</summary>
          <SettingFields
            idPrefix="shared"
            settings={shared}
            shown={settings}
            defaults={(findSection(shown.type)?.defaults ?? {}) as Entry}
            values={valuesOf(shown)}
            issueAt={noIssue}
            onChange={(key, value) => commands.setShared(ids, byKey.get(key)!, value)}
            onDone={commands.closeStep}
          />
        </details>
      ))}
    </>
  )
}

function asMixed(setting: Setting): Setting {
  return { ...setting, help: 'They differ now. A change sets all of them.' }
}

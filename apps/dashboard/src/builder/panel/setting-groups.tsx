import { useLocalStorage } from '@mantine/hooks'
import type { AnySection } from '@vitrine/sections/kit/define-section.ts'
import { isVisible, type SettingGroup } from '@vitrine/sections/kit/setting.ts'
import { useCallback } from 'react'
import { useBuilder } from '../context/builder-context.ts'
import type { ComponentNode } from '../model/page/document.ts'
import type { Entry } from '../sections/list-entries.ts'
import classes from './panel.module.css'
import { BindingsContext } from './controls/bindings-context.ts'
import { groupOf, searchSettings } from './search-settings.ts'
import { SettingFields } from './setting-fields.tsx'
import { useBindings } from './use-bindings.ts'
import { useIssuesOf } from './use-issues.ts'
import { useLayoutsAround } from './use-layouts-around.ts'

const groupOrder: readonly SettingGroup[] = ['Content', 'Layout', 'Style']

interface SettingGroupsProps {
  node: ComponentNode
  section: AnySection
  search: string
}

export function SettingGroups({ node, section, search }: SettingGroupsProps) {
  const { commands } = useBuilder()
  const issueAt = useIssuesOf(node.id)
  const bindings = useBindings(node)
  const [closed, setClosed] = useLocalStorage<readonly string[]>({
    key: 'vitrine-closed-settings',
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  const change = useCallback(
    (key: string, value: unknown) => commands.setProp(node.id, key, value, key),
    [commands, node.id],
  )
  const values = { ...(section.defaults as Entry), ...node.props }
  const layouts = useLayoutsAround(node.id).split(' ')
  const visible = section.settings.filter(
    (each) =>
      isVisible(each, values, section.settings) &&
      (!each.inLayout || layouts.includes(each.inLayout)),
  )
  const groups = Map.groupBy(searchSettings(visible, search), groupOf)
  if (groups.size === 0) {
    return <p className={classes['note']}>No setting here fits “{search.trim()}”.</p>
  }
  const shown = groupOrder
    .filter((group) => groups.has(group))
    .map((group) => {
      const isOpen = search.trim() !== '' || !closed.includes(group)
      return (
        <details
          key={group}
          className={classes['group']}
          open={isOpen}
          onToggle={({ currentTarget: { open } }) => {
            if (open === isOpen || search.trim() !== '') return
            setClosed(open ? closed.filter((each) => each !== group) : [...closed, group])
          }}
        >
          <summary>{group}</summary>
          <SettingFields
            idPrefix={node.id}
            settings={section.settings}
            shown={groups.get(group)}
            defaults={section.defaults as Entry}
            values={node.props}
            issueAt={issueAt}
            onChange={change}
            onDone={commands.closeStep}
            onOpenEntry={commands.pickHeroSlide}
          />
        </details>
      )
    })

  return <BindingsContext value={bindings}>{shown}</BindingsContext>
}

import { useLocalStorage } from '@mantine/hooks'
import type { AnySection } from '@vitrine/sections/kit/define-section.ts'
import { isVisible, type Setting, type SettingGroup } from '@vitrine/sections/kit/setting.ts'
import { useCallback } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useBuilder, useOfNode } from '../context/builder-context.ts'
import type { NodeId, NodeWithoutProps } from '../model/page/document.ts'
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
  node: NodeWithoutProps
  section: AnySection
  search: string
}

export function SettingGroups({ node, section, search }: SettingGroupsProps) {
  const issueAt = useIssuesOf(node.id)
  const bindings = useBindings(node)
  const [closed, setClosed] = useLocalStorage<readonly string[]>({
    key: 'vitrine-closed-settings',
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  const layouts = useLayoutsAround(node.id).split(' ')
  const visible = useOfNode(
    node.id,
    useShallow((now) => listVisible(section, now?.props, layouts)),
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
          <GroupFields id={node.id} section={section} shown={groups.get(group)} issueAt={issueAt} />
        </details>
      )
    })

  return <BindingsContext value={bindings}>{shown}</BindingsContext>
}

function listVisible(
  { defaults, settings }: AnySection,
  props: Entry | undefined,
  layouts: readonly string[],
): Setting[] {
  const values = { ...(defaults as Entry), ...props }
  return settings.filter(
    (each) =>
      isVisible(each, values, settings) && (!each.inLayout || layouts.includes(each.inLayout)),
  )
}

interface GroupFieldsProps {
  id: NodeId
  section: AnySection
  shown: readonly Setting[] | undefined
  issueAt: (path: string) => string | undefined
}

function GroupFields({ id, section, ...fields }: GroupFieldsProps) {
  const { commands } = useBuilder()
  const values = useOfNode(id, (node) => node?.props)
  const change = useCallback(
    (key: string, value: unknown) => commands.setProp(id, key, value, key),
    [commands, id],
  )
  return (
    <SettingFields
      idPrefix={id}
      settings={section.settings}
      defaults={section.defaults as Entry}
      values={values ?? {}}
      onChange={change}
      onDone={commands.closeStep}
      onOpenEntry={commands.pickHeroSlide}
      {...fields}
    />
  )
}

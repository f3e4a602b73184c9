import { ActionIcon, Alert, Button, ScrollArea, Tabs } from '@mantine/core'
import { IconAlertTriangle, IconEye, IconEyeOff, IconPointer } from '@tabler/icons-react'
import { isMain } from '@vitrine/sections/types/page-main/main-of-template.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import { useState } from 'react'
import { useBuilder, useBuilderState, useNodeWithoutProps } from '../context/builder-context.ts'
import { UsedOnPages } from '../global-content/used-on-pages.tsx'
import { AboutLibraryPage } from '../library/about-library-page.tsx'
import { useNameOf } from '../library/use-name-of.ts'
import type { NodeId, NodeWithoutProps } from '../model/page/document.ts'
import { SeveralSelected } from './several-selected.tsx'
import { SectionIcon } from '../sections/section-icon.tsx'
import { nameOfType } from '../sections/section-types.ts'
import { DeviceSwitch } from './device-switch.tsx'
import { IssueList } from './issue-list.tsx'
import { LinkedSettings } from './linked-settings.tsx'
import { PageSettingsForm } from './page-settings-form.tsx'
import classes from './panel.module.css'
import { SectionDetails } from './section-details.tsx'
import { SectionLook } from './section-look.tsx'
import { SettingGroups } from './setting-groups.tsx'
import { SettingsSearch } from './settings-search.tsx'
import { SchemeContext, useSchemeOf } from './controls/theme-around.ts'

export function SettingsPanel() {
  const selected = useBuilderState((state) => state.selectedComponent)
  const { commands } = useBuilder()
  const { tab, chosenFor } = useBuilderState((state) => state.panelTab)
  const isCurrent = selected === null || selected === chosenFor
  const shown = isCurrent ? tab : 'section'
  const setTab = (next: string | null) => commands.showTab(next === 'page' ? 'page' : 'section')
  return (
    <aside className={classes['panel']} aria-label="Settings">
      <Tabs value={shown} onChange={setTab} className={classes['tabs']}>
        <Tabs.List grow>
          <Tabs.Tab value="section">Section</Tabs.Tab>
          <Tabs.Tab value="page">Page</Tabs.Tab>
        </Tabs.List>
        <IssueList />
        <ScrollArea className={classes['scroll']} type="hover" scrollbarSize={6}>
          <Tabs.Panel value="section">
            {selected === null ? (
              <NothingSelected />
            ) : (
              <SelectedSection key={selected} id={selected} />
            )}
          </Tabs.Panel>
          <Tabs.Panel value="page">
            <PageSettingsForm />
          </Tabs.Panel>
        </ScrollArea>
      </Tabs>
    </aside>
  )
}

function NothingSelected() {
  const isOfLibrary = useBuilderState((state) => state.page.ofLibrary)
  if (isOfLibrary) return <AboutLibraryPage />
  return (
    <div className={classes['nothing']}>
      <IconPointer size={26} stroke={1.3} />
      <p>Select a section on the page to change what it shows.</p>
    </div>
  )
}

function SelectedSection({ id }: { id: NodeId }) {
  const node = useNodeWithoutProps(id)
  const name = useNameOf(node)
  const scheme = useSchemeOf(id)
  const isOneOfSeveral = useBuilderState((state) => state.alsoSelected.length > 0)
  if (!node) return <NothingSelected />
  if (isOneOfSeveral) return <SeveralSelected id={id} />
  return (
    <div>
      <div className={classes['head']}>
        <h2 className={classes['title']}>
          <SectionIcon type={node.type} size={18} />
          {name}
        </h2>
        {!isMain(node) && (
          <HiddenSwitch id={node.id} type={node.type} isHidden={node.hidden === true} />
        )}
      </div>
      {node.hidden && (
        <p className={classes['note']}>Hidden: shoppers do not see it, and the canvas neither.</p>
      )}
      {node.contentType === 'global' && <UsedOnPages className={classes['note']} />}
      {node.details.linked === undefined ? (
        <SchemeContext value={scheme}>
          <SectionSettings node={node} />
        </SchemeContext>
      ) : (
        <LinkedSettings node={node} />
      )}
      {hasLook(node) && <SectionLook id={node.id} type={node.type} details={node.details} />}
      <SectionDetails
        id={node.id}
        type={node.type}
        contentType={node.contentType}
        details={node.details}
      />
    </div>
  )
}

/** Sections and groups have a ground of their own. */
function hasLook({ type, contentType, details }: NodeWithoutProps): boolean {
  if (details.linked !== undefined) return false
  return contentType !== 'block' || type === 'group'
}

interface HiddenSwitchProps {
  id: NodeId
  type: string
  isHidden: boolean
}

function HiddenSwitch({ id, type, isHidden }: HiddenSwitchProps) {
  const { commands } = useBuilder()
  const label = isHidden ? 'Show' : 'Hide'
  const Icon = isHidden ? IconEyeOff : IconEye
  return (
    <ActionIcon
      mr={14}
      size={26}
      variant="subtle"
      color="gray"
      aria-label={`${label} ${nameOfType(type)}`}
      title={`${label} (Alt H)`}
      onClick={() => commands.toggleHidden(id)}
    >
      <Icon size={16} />
    </ActionIcon>
  )
}

function SectionSettings({ node }: { node: NodeWithoutProps }) {
  const [search, setSearch] = useState('')
  const section = findSection(node.type)
  if (!section || (node.v ?? 1) > section.version) return <UnknownSection />
  return (
    <>
      <div className={classes['tools']}>
        <SettingsSearch search={search} onSearch={setSearch} />
        <DeviceSwitch />
      </div>
      <SettingGroups node={node} section={section} search={search} />
    </>
  )
}

function UnknownSection() {
  const { commands, store } = useBuilder()
  return (
    <Alert m="sm" color="yellow" icon={<IconAlertTriangle />} title="Settings not available">
      This section was made by a newer or unknown version, so it cannot be edited here. It is saved
      unchanged.
      <Button
        mt="xs"
        size="compact-xs"
        variant="default"
        onClick={() => commands.select(store.getState().selectedComponent)}
      >
        Deselect
      </Button>
    </Alert>
  )
}

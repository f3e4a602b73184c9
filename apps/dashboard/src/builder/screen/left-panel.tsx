import { Tabs } from '@mantine/core'
import { type RefObject, useState } from 'react'
import { createOutline } from '../outline/outline-state.ts'
import { Outline } from '../outline/outline.tsx'
import { Palette } from '../palette/palette.tsx'
import classes from './left-panel.module.css'

export type LeftTab = 'add' | 'layers'

interface LeftPanelProps {
  tab: LeftTab
  onTab: (tab: LeftTab) => void
  search: RefObject<HTMLInputElement | null>
  outlineSearch: RefObject<HTMLInputElement | null>
}

export function LeftPanel({ tab, onTab, search, outlineSearch }: LeftPanelProps) {
  const [outline] = useState(createOutline)
  return (
    <aside className={classes['panel']} aria-label="Sections">
      <Tabs
        value={tab}
        onChange={(next) => onTab(next === 'layers' ? 'layers' : 'add')}
        className={classes['tabs']}
        keepMounted={false}
      >
        <Tabs.List grow>
          <Tabs.Tab value="add">Add</Tabs.Tab>
          <Tabs.Tab value="layers">Layers</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="add" className={classes['body']}>
          <Palette search={search} />
        </Tabs.Panel>
        <Tabs.Panel value="layers" className={classes['body']}>
          <Outline outline={outline} search={outlineSearch} />
        </Tabs.Panel>
      </Tabs>
    </aside>
  )
}

import { useCallback, useState } from 'react'
import type { LeftTab } from './left-panel.tsx'

export type Sheet = LeftTab | 'settings'

export function usePanels() {
  const [leftTab, setLeftTab] = useState<LeftTab>('add')
  const [sheet, setSheet] = useState<Sheet | null>(null)

  const showTab = useCallback((tab: LeftTab) => {
    setLeftTab(tab)
    setSheet(tab)
  }, [])

  function toggleSheet(wanted: Sheet) {
    if (wanted !== 'settings') setLeftTab(wanted)
    setSheet(sheet === wanted ? null : wanted)
  }
  return { leftTab, sheet, showTab, toggleSheet }
}

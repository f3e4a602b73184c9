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

  function toggleSheet(requested: Sheet) {
    if (requested !== 'settings') setLeftTab(requested)
    setSheet(sheet === requested ? null : requested)
  }
  return { leftTab, sheet, showTab, toggleSheet }
}

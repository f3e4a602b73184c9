import { useCallback, useState } from 'react'
import type { LeftTab } from './left-panel.tsx'

/** A panel as a sheet over the canvas, where there is no room beside it. */
export type Sheet = LeftTab | 'settings'

/** Which panels are shown: on a wide screen all, on a narrow one the sheet that was asked for. */
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

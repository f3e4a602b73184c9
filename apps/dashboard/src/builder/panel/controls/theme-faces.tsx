import { fontRules } from '@vitrine/sections/theme/rules/font-rules.ts'
import { useEffect } from 'react'
import { useBuilder } from '../../context/builder-context.ts'

/** The theme's fonts in the panel: the canvas, which has them, is a document of its own. */
export function ThemeFaces() {
  const { theme } = useBuilder().storeInfo
  useEffect(() => void import('@vitrine/sections/theme/theme-fonts.css'), [])
  return <style>{fontRules(theme)}</style>
}

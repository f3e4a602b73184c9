import { vars } from '@vitrine/sections/kit/style-vars.ts'
import { cssColor } from '@vitrine/sections/kit/values/css-color.ts'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useGlobalContent } from '../layout/use-global-content.ts'
import styles from './consent.module.css'

export function CookieSettings({ onOpen }: { onOpen: () => void }) {
  const [foot] = useState(() => document.querySelector('.shop > footer'))
  const { content } = useGlobalContent()
  const footer = content.findLast(({ type }) => type === 'footer')?.props ?? {}
  if (!foot) return null
  const colours = vars({
    bg: cssColor(footer['backgroundColor']),
    fg: cssColor(footer['textColor']),
  })
  return createPortal(
    <p className={styles.foot} style={colours}>
      <button type="button" onClick={onOpen}>
        Cookie settings
      </button>
    </p>,
    foot,
  )
}

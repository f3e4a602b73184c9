import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import type { CSSProperties } from 'react'
import { childrenOf, type Content } from '../kit/page-item.ts'
import { groundOf } from '../parts/sketch/ground-of.ts'
import { linesSketch } from '../parts/sketch/sketch-parts.tsx'
import styles from '../parts/sketch/sketch.module.css'
import { shopColors } from '../theme/shop-colors.ts'
import { findSection } from './schemas.ts'
import { findSketch } from './sketches.ts'

/** Draws miniatures of sections in the theme's colours, for the dashboard. */
export function SectionSketch({ items, theme }: { items: Content; theme: Theme }) {
  return (
    <span className={styles.sketch} style={sketchColors(theme)} aria-hidden>
      <Sections items={items} />
    </span>
  )
}

function sketchColors(theme: Theme): CSSProperties {
  const radius = `${Math.min(theme.cornerRadius, 16) / 40}em`
  return { ...shopColors(theme), '--sketch-radius': radius } as CSSProperties
}

function Sections({ items }: { items: Content }) {
  return items.map((item) => <Section key={item.id} item={item} />)
}

function Section({ item }: { item: PageItem }) {
  const props = { ...findSection(item.type)?.defaults, ...item.props }
  const { draw, frame = '' } = findSketch(item.type) ?? linesSketch
  return (
    <span className={`${styles.section} ${frame}`} style={groundOf(props)}>
      {draw(props, <Sections items={childrenOf(item)} />)}
    </span>
  )
}

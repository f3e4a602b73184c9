import type { ReactNode } from 'react'
import { vars, type StyleVars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { SectionBox, type BoxProps } from '../section-box.tsx'
import { OwnCss } from './own-css.tsx'
import { SectionHeader } from './section-header.tsx'
import styles from './section-frame.module.css'
import type { HeaderProps } from './section-settings.ts'

interface SectionFrameProps {
  id: string
  props: BoxProps & HeaderProps & { maxWidth: string; css: string }
  className?: string | undefined
  style?: StyleVars
  children: ReactNode
}

/** A section with a title above its content, both as wide as the owner chose. */
export function SectionFrame({ id, props, className, style, children }: SectionFrameProps) {
  return (
    <SectionBox
      id={id}
      box={props}
      {...(className && { className })}
      {...(style && { vars: style })}
    >
      <div className={styles.inner} style={vars({ width: cssSize(props.maxWidth) })}>
        <SectionHeader props={props} />
        {children}
      </div>
      <OwnCss id={id} css={props.css} />
    </SectionBox>
  )
}

import { useInline } from '../../kit/section-mode.ts'
import { deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import styles from './section-header.module.css'
import type { HeaderProps } from './section-settings.ts'

const align = oneOf(['left', 'center', 'right'])

export function SectionHeader({ props }: { props: HeaderProps }) {
  const inline = useInline()
  const { headerTitle, headerDescription, headerAlign, titleSize } = props
  if (!headerTitle && !headerDescription) return null
  return (
    <div className={styles.header} style={vars({ 'header-align': align(headerAlign) })}>
      {headerTitle && (
        <h2
          className={styles.title}
          style={deviceVars('size', titleSize, cssSize)}
          {...inline('headerTitle')}
        >
          {headerTitle}
        </h2>
      )}
      {headerDescription && (
        <p className={styles.description} {...inline('headerDescription')}>
          {headerDescription}
        </p>
      )}
    </div>
  )
}

import type { PerDevice } from '../../kit/per-device.ts'
import { useInline } from '../../kit/section-mode.ts'
import { deviceVars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import styles from './store-list.module.css'

interface ListTitleProps {
  title: string
  titleSize: PerDevice<string>
  /** Hidden heading for lists without a title. */
  name: string
}

export function ListTitle({ title, titleSize, name }: ListTitleProps) {
  const inline = useInline()
  // Entries have third-level headings, so a second level is required above them.
  if (!title) return <h2 className="visually-hidden">{name}</h2>
  return (
    <h2
      className={styles.title}
      style={deviceVars('size', titleSize, cssSize)}
      {...inline('title')}
    >
      {title}
    </h2>
  )
}

import type { SectionProps } from '../../kit/section-props.ts'
import { deviceVars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { BlockBox } from '../../parts/blocks/block-box.tsx'
import styles from './spacer.module.css'
import type { spacerSchema } from './spacer.schema.ts'

export function Spacer({ id, props }: SectionProps<typeof spacerSchema>) {
  return (
    <BlockBox
      id={id}
      place={props}
      className={styles.root}
      style={deviceVars('h', props.height, cssSize)}
    />
  )
}

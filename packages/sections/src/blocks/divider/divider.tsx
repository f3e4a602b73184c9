import type { SectionProps } from '../../kit/section-props.ts'
import { oneOf, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { BlockBox } from '../../parts/blocks/block-box.tsx'
import styles from './divider.module.css'
import type { dividerSchema } from './divider.schema.ts'

const line = oneOf(['solid', 'dashed', 'dotted'])

export function Divider({ id, props }: SectionProps<typeof dividerSchema>) {
  const color = cssColor(props.lineColor) ?? 'var(--line)'
  const rule = `${cssSize(props.thickness) ?? '1px'} ${line(props.line) ?? 'solid'} ${color}`
  return (
    <BlockBox id={id} place={props} className={styles.root} style={vars({ rule })}>
      <hr className={styles.line} />
    </BlockBox>
  )
}

import type { SectionProps } from '../../kit/section-props.ts'
import { deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { cssSpacing } from '../../kit/values/spacing.ts'
import { BlockBox } from '../../parts/blocks/block-box.tsx'
import { BlockSlot } from '../../parts/blocks/block-slot.tsx'
import styles from './group.module.css'
import type { groupSchema } from './group.schema.ts'

type Props = SectionProps<typeof groupSchema>['props']

const align = oneOf(['left', 'center', 'right'])

export function Group({ id, props, slot }: SectionProps<typeof groupSchema>) {
  const shadow = props.hasShadow ? ` ${styles.raised}` : ''
  return (
    <BlockBox id={id} place={props} className={`${styles.root}${shadow}`} style={groupVars(props)}>
      <BlockSlot id={id} layout={props} className={styles.inside}>
        {slot}
      </BlockSlot>
    </BlockBox>
  )
}

function groupVars(props: Props) {
  const borderWidth = cssSize(props.borderWidth)
  const color = cssColor(props.textColor)
  return {
    ...deviceVars('pad', props.padding, cssSpacing),
    ...deviceVars('align', props.textAlign, align),
    ...vars({
      bg: cssColor(props.backgroundColor),
      most: cssSize(props.maxWidth),
      corner: cssSize(props.borderRadius),
      edge:
        borderWidth && borderWidth !== '0px'
          ? `${borderWidth} solid ${cssColor(props.borderColor) ?? 'var(--line)'}`
          : undefined,
    }),
    ...(color && { color }),
  }
}

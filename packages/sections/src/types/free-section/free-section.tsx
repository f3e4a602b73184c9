import type { SectionProps } from '../../kit/section-props.ts'
import { deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { BlockSlot } from '../../parts/blocks/block-slot.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import styles from './free-section.module.css'
import type { freeSectionSchema } from './free-section.schema.ts'

const align = oneOf(['left', 'center', 'right'])

export function FreeSection({ id, props, slot }: SectionProps<typeof freeSectionSchema>) {
  return (
    <SectionBox id={id} box={props}>
      <BlockSlot
        id={id}
        layout={props}
        className={styles.inside}
        style={{
          ...deviceVars('align', props.textAlign, align),
          ...vars({ width: cssSize(props.maxWidth) }),
        }}
      >
        {slot}
      </BlockSlot>
    </SectionBox>
  )
}

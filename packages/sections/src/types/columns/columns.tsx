import type { SectionProps } from '../../kit/section-props.ts'
import { deviceVars, oneOf } from '../../kit/style-vars.ts'
import { BlockSlot } from '../../parts/blocks/block-slot.tsx'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import type { columnsSchema } from './columns.schema.ts'
import styles from './columns.module.css'

const align = oneOf(['left', 'center', 'right'])

export function Columns({ id, props, slot }: SectionProps<typeof columnsSchema>) {
  return (
    <SectionFrame id={id} props={props}>
      <BlockSlot
        id={id}
        layout={gridOf(props)}
        className={props.hasLines ? `${styles.columns} ${styles.lines}` : styles.columns}
        style={deviceVars('align', props.textAlign, align)}
      >
        {slot}
      </BlockSlot>
    </SectionFrame>
  )
}

function gridOf({ widths, gap, vertical }: SectionProps<typeof columnsSchema>['props']) {
  return {
    layout: 'grid',
    columns: widths,
    gap,
    alignItems: vertical,
    distribute: 'start',
    wrap: false,
    minHeight: '0px',
  } as const
}

import { SectionBox } from '../../parts/section-box.tsx'
import type { SectionProps } from '../../kit/section-props.ts'
import type { containerSchema } from './container.schema.ts'
import { deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import styles from './container.module.css'

const alignItems = oneOf(['stretch', 'start', 'center', 'end'])

/** The builder measures drop positions in its slot. */
export function Container({ id, props, slot }: SectionProps<typeof containerSchema>) {
  return (
    <SectionBox id={id} box={props} className={styles.root} vars={frameVars(props)}>
      <div className={styles.slot} data-slot-of={id} style={slotVars(props)}>
        {slot}
      </div>
    </SectionBox>
  )
}

function frameVars(props: SectionProps<typeof containerSchema>['props']) {
  const borderWidth = cssSize(props.borderWidth)
  return vars({
    corner: cssSize(props.borderRadius),
    edge: borderWidth && `${borderWidth} solid ${cssColor(props.borderColor) ?? 'var(--line)'}`,
  })
}

function slotVars(props: SectionProps<typeof containerSchema>['props']) {
  return {
    ...deviceVars('flow', props.direction, gridFlow),
    ...deviceVars('gap', props.gap, cssSize),
    ...deviceVars('min', props.minHeight, cssSize),
    ...vars({
      width: cssSize(props.maxWidth),
      across: alignItems(props.alignItems),
    }),
  }
}

function gridFlow(direction: unknown): string | undefined {
  if (direction === 'row') return 'column'
  return direction === 'column' ? 'row' : undefined
}

import type { SectionProps } from '../../kit/section-props.ts'
import { deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { BlockBox } from '../../parts/blocks/block-box.tsx'
import { iconPaths } from './icon-paths.ts'
import styles from './icon.module.css'
import type { iconSchema } from './icon.schema.ts'

type Props = SectionProps<typeof iconSchema>['props']

const align = oneOf(['left', 'center', 'right'])

/** Decorative: what it says is in the text beside it. */
export function Icon({ id, props }: SectionProps<typeof iconSchema>) {
  const path = Object.hasOwn(iconPaths, props.icon) ? iconPaths[props.icon] : iconPaths.check
  const ground = cssColor(props.backgroundColor)
  return (
    <BlockBox id={id} place={props} className={styles.root} style={iconVars(props)}>
      <span className={ground ? styles.ground : styles.plain} style={vars({ ground })}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={path} />
        </svg>
      </span>
    </BlockBox>
  )
}

function iconVars(props: Props) {
  const color = cssColor(props.iconColor)
  return {
    ...deviceVars('size', props.size, cssSize),
    ...deviceVars('align', props.textAlign, align),
    ...vars({ corner: cssSize(props.borderRadius) }),
    ...(color && { color }),
  }
}

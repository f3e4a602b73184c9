import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { BlockBox } from '../../parts/blocks/block-box.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import styles from './button.module.css'
import type { buttonSchema } from './button.schema.ts'

const looks = {
  primary: 'button',
  secondary: 'button button-secondary',
  link: `button-link ${styles.words}`,
} as const

const sizes = { small: styles.small, normal: '', large: styles.large } as const

export function Button({ id, props }: SectionProps<typeof buttonSchema>) {
  const inline = useInline()
  const look = Object.hasOwn(looks, props.variant) ? looks[props.variant] : looks.primary
  const size = Object.hasOwn(sizes, props.size) ? sizes[props.size] : ''
  const wide = props.isWide ? styles.wide : ''
  return (
    <BlockBox id={id} place={props} className={styles.root}>
      <SectionLink
        to={props}
        className={[look, styles.face, size, wide].filter(Boolean).join(' ')}
        style={vars({
          ground: cssColor(props.backgroundColor),
          ink: cssColor(props.textColor),
          corner: cssSize(props.borderRadius),
        })}
      >
        <span {...inline('text')}>{props.text}</span>
      </SectionLink>
    </BlockBox>
  )
}

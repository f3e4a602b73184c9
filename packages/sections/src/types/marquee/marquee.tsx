import { Icon } from '../../parts/icon.tsx'
import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { bounded, deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { SectionBox } from '../../parts/section-box.tsx'
import { OwnCss } from '../../parts/section-frame/own-css.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import type { marqueeSchema, MarqueeWords } from './marquee.schema.ts'
import styles from './marquee.module.css'

type Props = SectionProps<typeof marqueeSchema>['props']

const seconds = bounded(4, 120)
const weight = bounded(100, 900)
const separators = oneOf(['dot', 'star', 'slash', 'none'])

/** Moves by style alone; a checkbox that looks like a button pauses it. */
export function Marquee({ id, props }: SectionProps<typeof marqueeSchema>) {
  return (
    <SectionBox id={id} box={props} className={styles.root ?? ''} vars={marqueeVars(props)}>
      <div className={`${styles.window} ${props.isOutlined ? styles.outlined : ''}`}>
        <Round props={props} />
        {/* Screen readers read only the first. */}
        {Array.from({ length: 3 }, (_, copy) => (
          <Round key={copy} props={props} isCopy />
        ))}
      </div>
      <label className={styles.pause}>
        <input type="checkbox" className="visually-hidden" aria-label="Pause the moving words" />
        <span className={styles.moving}>
          <Icon name="pause" />
        </span>
        <span className={styles.still}>
          <Icon name="play" />
        </span>
      </label>
      <OwnCss id={id} css={props.css} />
    </SectionBox>
  )
}

function Round({ props, isCopy = false }: { props: Props; isCopy?: boolean }) {
  const separator = separators(props.separator) ?? 'dot'
  return (
    <ul className={`${styles.round} ${styles[separator]}`} aria-hidden={isCopy || undefined}>
      {props.items.map((item, index) => (
        <Item key={item.id || index} item={item} index={index} />
      ))}
    </ul>
  )
}

function Item({ item, index }: { item: MarqueeWords; index: number }) {
  const inline = useInline()
  return (
    <li className={styles.item}>
      <SectionImage src={item.image} alt="" className={styles.image} sizes="120px" />
      <span {...inline(`items.${index}.text`)}>{item.text}</span>
    </li>
  )
}

function marqueeVars(props: Props) {
  const duration = seconds(props.seconds)
  return {
    ...deviceVars('words', props.fontSize, cssSize),
    ...deviceVars('space', props.gap, cssSize),
    ...vars({
      round: duration && `${duration}s`,
      way: props.direction === 'right' ? 'reverse' : undefined,
    }),
    fontWeight: weight(Number(props.fontWeight)),
    ...(props.isUppercase && { textTransform: 'uppercase' as const }),
  }
}

import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { bounded, deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { SectionBox } from '../../parts/section-box.tsx'
import { OwnCss } from '../../parts/section-frame/own-css.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import type { quoteSchema } from './quote.schema.ts'
import styles from './quote.module.css'

type Props = SectionProps<typeof quoteSchema>['props']

const looks = oneOf(['mark', 'line', 'plain'])
const weight = bounded(100, 900)

export function Quote({ id, props }: SectionProps<typeof quoteSchema>) {
  const inline = useInline()
  const look = styles[looks(props.look) ?? 'mark']
  const side = props.textAlign === 'left' ? styles.left : ''
  return (
    <SectionBox id={id} box={props} vars={quoteVars(props)}>
      <figure className={`${styles.figure} ${look} ${side}`}>
        <blockquote className={styles.text} {...inline('text')}>
          {props.text}
        </blockquote>
        <figcaption className={styles.author}>
          <SectionImage
            src={props.image}
            alt=""
            className={props.imageShape === 'free' ? styles.free : styles.round}
            sizes="160px"
            isFilling={false}
          />
          <span className={styles.names}>
            {props.name && (
              <span className={styles.name} {...inline('name')}>
                {props.name}
              </span>
            )}
            {props.role && (
              <span className={styles.role} {...inline('role')}>
                {props.role}
              </span>
            )}
          </span>
        </figcaption>
      </figure>
      <OwnCss id={id} css={props.css} />
    </SectionBox>
  )
}

function quoteVars(props: Props) {
  return {
    ...deviceVars('words', props.fontSize, cssSize),
    ...vars({ width: cssSize(props.maxWidth), weight: weight(Number(props.fontWeight)) }),
  }
}

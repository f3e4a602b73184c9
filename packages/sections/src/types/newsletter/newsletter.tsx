import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { readableOn } from '../../kit/values/readable-on.ts'
import { NewsletterForm } from '../../parts/newsletter/newsletter-form.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import styles from './newsletter.module.css'
import type { newsletterSchema } from './newsletter.schema.ts'

type Props = SectionProps<typeof newsletterSchema>['props']

const arrangements = oneOf(['center', 'row', 'beside', 'over'])

export function Newsletter({
  id,
  props,
  aboveFold = false,
}: SectionProps<typeof newsletterSchema>) {
  const inline = useInline()
  const arrangement = arrangements(props.arrangement) ?? 'center'
  const hasImage = !!props.image && (arrangement === 'beside' || arrangement === 'over')
  return (
    <SectionBox id={id} box={props} vars={boxVars(props)}>
      <div className={`${styles.inner} ${styles[arrangement]}`} data-image={hasImage || undefined}>
        {hasImage && (
          <div className={styles.image}>
            <SectionImage
              src={props.image}
              alt=""
              eager={aboveFold}
              sizes={arrangement === 'over' ? '100vw' : '(max-width: 767px) 100vw, 50vw'}
            />
          </div>
        )}
        <div className={styles.words}>
          {props.title && (
            <h2
              className={styles.title}
              style={deviceVars('size', props.titleSize, cssSize)}
              {...inline('title')}
            >
              {props.title}
            </h2>
          )}
          {props.text && (
            <p className={styles.text} {...inline('text')}>
              {props.text}
            </p>
          )}
        </div>
        <div className={styles.form}>
          <NewsletterForm button={props.buttonText || 'Subscribe'} isFilled />
          {props.note && (
            <p className={styles.note} {...inline('note')}>
              {props.note}
            </p>
          )}
        </div>
      </div>
    </SectionBox>
  )
}

function boxVars({ maxWidth, overlay, buttonColor, buttonTextColor, imageRadius }: Props) {
  const button = cssColor(buttonColor)
  return vars({
    inner: cssSize(maxWidth),
    overlay: cssColor(overlay),
    corner: cssSize(imageRadius),
    accent: button,
    'on-accent': cssColor(buttonTextColor) ?? (button && readableOn(button)),
  })
}

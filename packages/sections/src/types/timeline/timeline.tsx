import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import type { TimelineEvent, timelineSchema } from './timeline.schema.ts'
import styles from './timeline.module.css'

export function Timeline({ id, props }: SectionProps<typeof timelineSchema>) {
  return (
    <SectionFrame id={id} props={props}>
      <ol
        className={`${styles.line} ${props.arrangement === 'alternating' ? styles.both : ''}`}
        style={vars({ ink: cssColor(props.lineColor), under: cssColor(props.backgroundColor) })}
      >
        {props.items.map((item, index) => (
          <Item key={item.id || index} item={item} at={`items.${index}`} />
        ))}
      </ol>
    </SectionFrame>
  )
}

function Item({ item, at }: { item: TimelineEvent; at: string }) {
  const inline = useInline()
  return (
    <li className={styles.event}>
      <div className={styles.words}>
        {item.date && (
          <p className={styles.date} {...inline(`${at}.date`)}>
            {item.date}
          </p>
        )}
        <h3 className={styles.title} {...inline(`${at}.title`)}>
          {item.title}
        </h3>
        {item.text && (
          <p className={styles.text} {...inline(`${at}.text`)}>
            {item.text}
          </p>
        )}
        {item.image && (
          <span className={`${styles.image} far-frame`}>
            <SectionImage src={item.image} alt={item.alt} sizes="(max-width: 767px) 90vw, 440px" />
          </span>
        )}
      </div>
    </li>
  )
}

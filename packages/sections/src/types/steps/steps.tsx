import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { oneOf } from '../../kit/style-vars.ts'
import { cardClass, cardVars } from '../../parts/items/card.ts'
import { ItemGrid } from '../../parts/items/item-grid.tsx'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import type { Step, stepsSchema } from './steps.schema.ts'
import styles from './steps.module.css'

const looks = oneOf(['circle', 'large', 'outline', 'none'])

export function Steps({ id, props }: SectionProps<typeof stepsSchema>) {
  const numbers = styles[looks(props.numbers) ?? 'circle']
  const side = props.textAlign === 'center' ? styles.center : ''
  return (
    <SectionFrame id={id} props={props}>
      <ItemGrid
        tag="ol"
        props={props}
        className={`${styles.steps} ${numbers} ${side}`}
        style={cardVars(props)}
      >
        {props.items.map((item, index) => (
          <li key={item.id || index} className={`${cardClass(props)} ${styles.step}`}>
            <Item item={item} at={`items.${index}`} />
          </li>
        ))}
      </ItemGrid>
    </SectionFrame>
  )
}

function Item({ item, at }: { item: Step; at: string }) {
  const inline = useInline()
  return (
    <>
      {item.image && (
        <span className={`${styles.image} far-frame`}>
          <SectionImage src={item.image} alt={item.alt} sizes="(max-width: 767px) 90vw, 33vw" />
        </span>
      )}
      <h3 className={styles.title} {...inline(`${at}.title`)}>
        {item.title}
      </h3>
      {item.text && (
        <p className={styles.text} {...inline(`${at}.text`)}>
          {item.text}
        </p>
      )}
    </>
  )
}

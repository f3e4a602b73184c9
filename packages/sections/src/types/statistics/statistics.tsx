import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { deviceVars, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { cardClass, cardVars } from '../../parts/items/card.ts'
import { ItemGrid } from '../../parts/items/item-grid.tsx'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import type { Figure, statisticsSchema } from './statistics.schema.ts'
import styles from './statistics.module.css'

export function Statistics({ id, props }: SectionProps<typeof statisticsSchema>) {
  const card = `${cardClass(props)} ${styles.figure}`
  return (
    <SectionFrame id={id} props={props}>
      <ItemGrid
        props={props}
        className={props.textAlign === 'left' ? styles.left : styles.center}
        style={{
          ...cardVars(props),
          ...deviceVars('number', props.numberSize, cssSize),
          ...vars({ ink: cssColor(props.numberColor) }),
        }}
      >
        {props.items.map((item, index) => (
          <li key={item.id || index} className={card}>
            <Item item={item} at={`items.${index}`} />
          </li>
        ))}
      </ItemGrid>
    </SectionFrame>
  )
}

function Item({ item, at }: { item: Figure; at: string }) {
  const inline = useInline()
  return (
    <>
      <p className={styles.value} {...inline(`${at}.value`)}>
        {item.value}
      </p>
      <p className={styles.label} {...inline(`${at}.label`)}>
        {item.label}
      </p>
      {item.text && (
        <p className={styles.text} {...inline(`${at}.text`)}>
          {item.text}
        </p>
      )}
    </>
  )
}

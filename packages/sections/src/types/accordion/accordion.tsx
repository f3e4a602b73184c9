import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import type { accordionSchema, Question } from './accordion.schema.ts'
import styles from './accordion.module.css'

export function Accordion({ id, props }: SectionProps<typeof accordionSchema>) {
  const look = props.look === 'cards' ? styles.cards : styles.lines
  const sign = props.sign === 'arrow' ? styles.arrow : styles.plus
  return (
    <SectionFrame
      id={id}
      props={props}
      className={props.arrangement === 'beside' ? styles.beside : undefined}
    >
      <div className={`${look} ${sign}`}>
        {props.items.map((item, index) => (
          <Item
            key={item.id || index}
            item={item}
            at={`items.${index}`}
            name={props.isSingle ? id : undefined}
          />
        ))}
      </div>
    </SectionFrame>
  )
}

interface ItemProps {
  item: Question
  at: string
  /** Of those with one name, browsers open one at a time. */
  name: string | undefined
}

function Item({ item, at, name }: ItemProps) {
  const inline = useInline()
  return (
    <details className={styles.item} name={name} open={item.isOpen}>
      <summary className={styles.summary}>
        <h3 className={styles.title} {...inline(`${at}.title`)}>
          {item.title}
        </h3>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <RichText
        html={item.text}
        prop={`${at}.text`}
        className={`prose ${styles.text}`}
        style={{}}
      />
    </details>
  )
}

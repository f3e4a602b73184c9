import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { cardClass, cardVars } from '../../parts/items/card.ts'
import { ItemGrid } from '../../parts/items/item-grid.tsx'
import { Mark } from '../../parts/items/mark.tsx'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import type { Offer, pricingTableSchema } from './pricing-table.schema.ts'
import styles from './pricing-table.module.css'

export function PricingTable({ id, props }: SectionProps<typeof pricingTableSchema>) {
  const chosen = props.chosen === 'ring' ? styles.ring : styles.filled
  return (
    <SectionFrame id={id} props={props}>
      <ItemGrid
        props={props}
        className={`${styles.offers} ${props.textAlign === 'center' ? styles.center : ''}`}
        style={cardVars(props)}
      >
        {props.items.map((item, index) => (
          <li
            key={item.id || index}
            className={`${cardClass(props)} ${styles.offer} ${item.isChosen ? chosen : ''}`}
          >
            <Item offer={item} at={`items.${index}`} />
          </li>
        ))}
      </ItemGrid>
    </SectionFrame>
  )
}

function Item({ offer, at }: { offer: Offer; at: string }) {
  const inline = useInline()
  return (
    <>
      {offer.badge && (
        <p className={styles.badge} {...inline(`${at}.badge`)}>
          {offer.badge}
        </p>
      )}
      <h3 className={styles.name} {...inline(`${at}.name`)}>
        {offer.name}
      </h3>
      <p className={styles.price}>
        <span className={styles.amount} {...inline(`${at}.price`)}>
          {offer.price}
        </span>
        {offer.period && (
          <span className={styles.period} {...inline(`${at}.period`)}>
            {offer.period}
          </span>
        )}
      </p>
      {offer.text && (
        <p className={styles.text} {...inline(`${at}.text`)}>
          {offer.text}
        </p>
      )}
      <Features of={offer.features} />
      {offer.linkLabel && (
        <SectionLink to={offer} className={`button ${styles.button}`}>
          <span {...inline(`${at}.linkLabel`)}>{offer.linkLabel}</span>
        </SectionLink>
      )}
    </>
  )
}

function Features({ of }: { of: string }) {
  const lines = of.split('\n').filter((line) => line.trim())
  if (lines.length === 0) return null
  return (
    <ul className={styles.features}>
      {lines.map((line, index) => {
        const isLeftOut = line.trimStart().startsWith('-')
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={isLeftOut ? styles.leftOut : styles.feature}>
            {isLeftOut ? <Mark name="cross" label="Not included:" /> : <Mark name="check" />}
            <span dir="auto">{isLeftOut ? line.replace(/^\s*-\s*/, '') : line}</span>
          </li>
        )
      })}
    </ul>
  )
}

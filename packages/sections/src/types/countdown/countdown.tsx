import { useContext } from 'react'
import { SectionModeContext, useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { StoreContext } from '../../kit/store-context.ts'
import { deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import type { countdownSchema } from './countdown.schema.ts'
import styles from './countdown.module.css'
import { endOf, partsOf, shownDate } from './time-left.ts'
import { useNow } from './use-now.ts'

type Props = SectionProps<typeof countdownSchema>['props']

const looks = oneOf(['cards', 'plain', 'lines'])
const aligns = oneOf(['left', 'center', 'right'])

export function Countdown({ id, props }: SectionProps<typeof countdownSchema>) {
  const isShop = useContext(SectionModeContext) === 'shop'
  const store = useContext(StoreContext)
  const zone = props.timeZone || store?.timeZone
  const now = useNow()
  const end = endOf(props.endsAt, zone)
  const isOver = end !== undefined && now !== undefined && now >= end.getTime()
  if (isOver && isShop && props.after === 'hide') return null
  const look = styles[looks(props.look) ?? 'cards']
  return (
    <SectionFrame id={id} props={props} style={countdownVars(props)}>
      <div className={`${styles.body} ${look}`}>
        {end ? (
          <Left end={end} now={now} isOver={isOver} zone={zone} props={props} />
        ) : (
          !isShop && <p className={styles.none}>Choose when it ends.</p>
        )}
        {props.linkLabel && <More props={props} />}
      </div>
    </SectionFrame>
  )
}

interface LeftProps {
  end: Date
  now: number | undefined
  isOver: boolean
  zone: string | undefined
  props: Props
}

/** Both states have the same place, so that nothing moves at the end. */
function Left({ end, now, isOver, zone, props }: LeftProps) {
  const inline = useInline()
  const hasWords = props.after === 'words'
  const isLeft = !(isOver && hasWords)
  return (
    <>
      <div className={styles.states}>
        <div className={isLeft ? styles.shown : styles.away}>
          <Numbers end={end} now={now} showSeconds={props.showSeconds} />
          <time
            className={props.showDate || isOver ? styles.date : `${styles.date} ${styles.instead}`}
            dateTime={end.toISOString()}
          >
            Until {shownDate(end, zone)}
          </time>
        </div>
        {hasWords && (
          <p className={isLeft ? styles.away : styles.shown} {...inline('afterText')}>
            {props.afterText}
          </p>
        )}
      </div>
    </>
  )
}

function Numbers({
  end,
  now,
  showSeconds,
}: Pick<LeftProps, 'end' | 'now'> & Pick<Props, 'showSeconds'>) {
  const parts = partsOf(end, now).filter(({ name }) => showSeconds || name !== 'seconds')
  return (
    <div className={styles.numbers} role="timer" aria-live="off">
      {parts.map(({ name, digits }) => (
        <span key={name} className={styles.part}>
          <span className={styles.digits}>{digits}</span>
          <span className={styles.unit}>{name}</span>
        </span>
      ))}
    </div>
  )
}

function More({ props }: { props: Props }) {
  const inline = useInline()
  return (
    <SectionLink to={props} className="button">
      <span {...inline('linkLabel')}>{props.linkLabel}</span>
    </SectionLink>
  )
}

function countdownVars(props: Props) {
  return {
    ...deviceVars('number', props.numberSize, cssSize),
    ...vars({ ink: cssColor(props.numberColor), side: aligns(props.headerAlign) }),
  }
}

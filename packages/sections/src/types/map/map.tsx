import { useState } from 'react'
import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { deviceVars, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { Chart, coordinatesOf } from './chart.tsx'
import type { mapSchema } from './map.schema.ts'
import { embedOf, pageOf, placeOf } from './place-on-map.ts'
import styles from './map.module.css'

type Props = SectionProps<typeof mapSchema>['props']

export function MapSection({ id, props }: SectionProps<typeof mapSchema>) {
  return (
    <SectionFrame id={id} props={props}>
      <div className={props.arrangement === 'below' ? styles.below : styles.beside}>
        <div
          className={styles.map}
          style={{
            ...deviceVars('h', props.height, cssSize),
            ...vars({ corner: cssSize(props.borderRadius) }),
          }}
        >
          <Shown props={props} />
        </div>
        <Address props={props} />
      </div>
    </SectionFrame>
  )
}

/** Sends no request to OpenStreetMap until the shopper wants it. */
function Shown({ props }: { props: Props }) {
  const [isPressed, setPressed] = useState(false)
  const place = placeOf(props)
  if (isPressed && props.embeds) {
    return (
      <iframe
        className={styles.frame}
        src={embedOf(place)}
        title={props.headerTitle || 'Map'}
        referrerPolicy="strict-origin"
        // From another origin, it cannot remove its own sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    )
  }
  return (
    <>
      {props.image ? (
        <SectionImage
          src={props.image}
          alt={props.alt}
          className={styles.image}
          sizes="(max-width: 767px) 100vw, 60vw"
          fallback={<Chart place={place} />}
        />
      ) : (
        <>
          <Chart place={place} />
          <span className={styles.coordinates}>{coordinatesOf(place)}</span>
        </>
      )}
      {props.embeds && (
        <button type="button" className={styles.load} onClick={() => setPressed(true)}>
          Load the map
          <span className={styles.from}>from openstreetmap.org</span>
        </button>
      )}
    </>
  )
}

function Address({ props }: { props: Props }) {
  const inline = useInline()
  if (!props.address && !props.linkLabel) return null
  return (
    <div className={styles.words}>
      {props.address && (
        <address className={styles.address} {...inline('address')}>
          {props.address}
        </address>
      )}
      {props.linkLabel && (
        <a
          href={pageOf(placeOf(props))}
          target="_blank"
          rel="noopener noreferrer"
          className="button button-secondary"
        >
          <span {...inline('linkLabel')}>{props.linkLabel}</span>
        </a>
      )}
    </div>
  )
}

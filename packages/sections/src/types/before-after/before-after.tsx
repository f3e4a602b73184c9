import { useEffect, useRef } from 'react'
import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { bounded, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { NoImage } from '../../parts/items/no-image.tsx'
import { ratioOf } from '../../parts/items/ratio.ts'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import type { beforeAfterSchema } from './before-after.schema.ts'
import styles from './before-after.module.css'

const share = bounded(0, 100)

/** A slider over two images: by finger, by mouse and with the arrow keys. */
export function BeforeAfter({ id, props, aboveFold }: SectionProps<typeof beforeAfterSchema>) {
  const inline = useInline()
  const start = share(props.start) ?? 50
  const slider = useRef<HTMLInputElement>(null)
  const show = () => {
    const input = slider.current
    input?.parentElement?.style.setProperty('--at', `${input.value}%`)
  }
  // It may have been moved before it was hydrated.
  useEffect(show, [start])
  return (
    <SectionFrame id={id} props={props}>
      <div
        className={styles.frame}
        style={vars({
          at: `${start}%`,
          ratio: ratioOf(props.ratio),
          corner: cssSize(props.borderRadius),
        })}
      >
        <div className={styles.side}>
          <Picture src={props.after} alt={props.afterAlt} eager={aboveFold} />
          <span className={styles.right} {...inline('afterLabel')}>
            {props.afterLabel}
          </span>
        </div>
        <div className={`${styles.side} ${styles.before}`}>
          <Picture src={props.before} alt={props.beforeAlt} eager={aboveFold} />
          <span className={styles.left} {...inline('beforeLabel')}>
            {props.beforeLabel}
          </span>
        </div>
        <span className={styles.line} aria-hidden="true" />
        <input
          key={start}
          ref={slider}
          type="range"
          min="0"
          max="100"
          defaultValue={start}
          aria-label="How much of the first image is shown"
          className={styles.slider}
          onInput={show}
        />
      </div>
    </SectionFrame>
  )
}

function Picture({
  src,
  alt,
  eager = false,
}: {
  src: string
  alt: string
  eager?: boolean | undefined
}) {
  return (
    <SectionImage
      src={src}
      alt={alt}
      eager={eager}
      sizes="(max-width: 1040px) 100vw, 1040px"
      fallback={<NoImage />}
    />
  )
}

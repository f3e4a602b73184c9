import { useContext } from 'react'
import { SectionModeContext, useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { safeSource } from '../../kit/values/safe-url.ts'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import type { audioSchema, Recording } from './audio.schema.ts'
import styles from './audio.module.css'

export function Audio({ id, props }: SectionProps<typeof audioSchema>) {
  const look = props.look === 'plain' ? styles.plain : styles.card
  const place = props.arrangement === 'above' ? styles.above : styles.beside
  return (
    <SectionFrame id={id} props={props}>
      <div className={`${look} ${place}`}>
        {props.image && (
          <SectionImage
            src={props.image}
            alt=""
            className={styles.cover}
            sizes="(max-width: 767px) 90vw, 280px"
          />
        )}
        <ul className={styles.list}>
          {props.items.map((item, index) => (
            <Item key={item.id || index} item={item} at={`items.${index}`} />
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

/** The browser's own player: it knows keys, screen readers and the language. */
function Item({ item, at }: { item: Recording; at: string }) {
  const inline = useInline()
  const isShop = useContext(SectionModeContext) === 'shop'
  const src = safeSource(item.src)
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h3 className={styles.title} {...inline(`${at}.title`)}>
          {item.title}
        </h3>
        {item.text && (
          <p className={styles.text} {...inline(`${at}.text`)}>
            {item.text}
          </p>
        )}
      </div>
      {src ? (
        // Its words are in the transcript.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          className={styles.player}
          src={src}
          controls
          preload="none"
          aria-label={item.title || 'Recording'}
        />
      ) : (
        !isShop && <p className={styles.none}>No recording yet</p>
      )}
      {item.transcript && (
        <details className={styles.transcript}>
          <summary>Transcript</summary>
          <RichText
            html={item.transcript}
            prop={`${at}.transcript`}
            className={`prose ${styles.prose}`}
            style={{}}
          />
        </details>
      )}
    </li>
  )
}

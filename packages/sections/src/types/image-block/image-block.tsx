import { useContext } from 'react'
import { SectionBox } from '../../parts/section-box.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { hrefOf, SectionLink } from '../../parts/section-link.tsx'
import { SectionModeContext } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import type { imageBlockSchema } from './image-block.schema.ts'
import { deviceValue } from '../../kit/per-device.ts'
import { deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import styles from './image-block.module.css'

const fit = oneOf(['cover', 'contain', 'fill'])
const align = oneOf(['left', 'center', 'right'])

export function ImageBlock({
  id,
  props,
  aboveFold = false,
}: SectionProps<typeof imageBlockSchema>) {
  const image = (
    <SectionImage
      src={props.src}
      alt={props.alt || wordsOf(hrefOf(props))}
      className={styles.image}
      eager={aboveFold}
      fetchPriority={aboveFold ? 'high' : 'auto'}
      sizes={sizesOf(props)}
      isFilling={props.objectFit !== 'contain'}
      fallback={<NoImage {...props} />}
    />
  )
  return (
    <SectionBox
      id={id}
      box={props}
      className={styles.root}
      vars={vars({ side: align(props.align) })}
    >
      <div className={styles.frame} style={frameVars(props)}>
        {props.url ? (
          <SectionLink to={props} className={styles.link}>
            {image}
          </SectionLink>
        ) : (
          image
        )}
      </div>
    </SectionBox>
  )
}

/** Describes a linked image without alt text by the end of its URL. */
function wordsOf(href: string | undefined): string {
  if (!href) return ''
  const [path = ''] = href.split(/[?#]/)
  return path.split('/').findLast(Boolean)?.replaceAll('-', ' ') ?? 'Home'
}

/** Owners see that the image is missing; shoppers see its alt text. */
function NoImage({ src, alt }: { src: string; alt: string }) {
  const isShop = useContext(SectionModeContext) === 'shop'
  return (
    <p className={styles.none} dir="auto">
      {src && alt && isShop ? alt : 'No image selected'}
    </p>
  )
}

/** A width in pixels applies to every screen that is wide enough. */
function sizesOf({ width }: SectionProps<typeof imageBlockSchema>['props']) {
  const size = cssSize(deviceValue(width, 'desktop'))
  return size?.endsWith('px') ? `min(100vw, ${size})` : '100vw'
}

function frameVars(props: SectionProps<typeof imageBlockSchema>['props']) {
  return {
    ...deviceVars('w', props.width, cssSize),
    ...deviceVars('h', props.height, cssSize),
    ...vars({
      fit: fit(props.objectFit),
      corner: cssSize(props.borderRadius),
    }),
  }
}

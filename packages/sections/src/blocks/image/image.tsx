import { useContext } from 'react'
import { deviceValue } from '../../kit/per-device.ts'
import { SectionModeContext } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { BlockBox } from '../../parts/blocks/block-box.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { hrefOf, SectionLink } from '../../parts/section-link.tsx'
import styles from './image.module.css'
import type { imageSchema } from './image.schema.ts'

type Props = SectionProps<typeof imageSchema>['props']

const fit = oneOf(['contain', 'fill'])
const focus = oneOf(['top', 'bottom', 'left', 'right'])
const ratio = oneOf(['1 / 1', '4 / 5', '3 / 4', '4 / 3', '3 / 2', '16 / 9', '21 / 9'])

export function Image({ id, props, aboveFold = false }: SectionProps<typeof imageSchema>) {
  const isLinked = props.url !== ''
  const image = (
    <SectionImage
      src={props.src}
      alt={props.alt || (isLinked ? wordsOf(hrefOf(props)) : '')}
      className={styles.image}
      eager={aboveFold}
      fetchPriority={aboveFold ? 'high' : 'auto'}
      sizes={sizesOf(props)}
      isFilling={props.objectFit !== 'contain'}
      fallback={<NoImage {...props} />}
    />
  )
  return (
    <BlockBox id={id} place={props} className={styles.frame} style={frameVars(props)}>
      {isLinked ? (
        <SectionLink to={props} className={styles.link}>
          {image}
        </SectionLink>
      ) : (
        image
      )}
    </BlockBox>
  )
}

/** Describes a linked image without alt text by the end of its URL. */
function wordsOf(href: string | undefined): string {
  const [path = ''] = (href ?? '').split(/[?#]/)
  return path.split('/').findLast(Boolean)?.replaceAll('-', ' ') ?? 'Home'
}

/** Owners see that the image is missing; shoppers see its alt text, or nothing. */
function NoImage({ src, alt }: { src: string; alt: string }) {
  const isShop = useContext(SectionModeContext) === 'shop'
  const text = isShop ? src && alt : 'No image selected'
  return text ? (
    <p className={styles.none} dir="auto">
      {text}
    </p>
  ) : null
}

/** Most images in blocks share their row with something. */
function sizesOf({ width }: Props): string {
  const size = cssSize(deviceValue(width, 'desktop'))
  return size?.endsWith('px') ? `min(100vw, ${size})` : '(max-width: 767px) 100vw, 50vw'
}

/** A device without a shape of its own has the larger screen's. */
function ratioOrNatural(value: unknown): string | undefined {
  return value === undefined ? undefined : (ratio(value) ?? 'auto')
}

function frameVars(props: Props) {
  return {
    ...deviceVars('h', props.height, cssSize),
    ...deviceVars('ratio', props.ratio, ratioOrNatural),
    ...vars({
      fit: fit(props.objectFit),
      focus: focus(props.focus),
      corner: cssSize(props.borderRadius),
    }),
  }
}

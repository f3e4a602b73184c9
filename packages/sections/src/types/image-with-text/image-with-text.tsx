import { useContext } from 'react'
import { SectionModeContext } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { cssTracks } from '../../kit/values/tracks.ts'
import { BlockSlot } from '../../parts/blocks/block-slot.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import styles from './image-with-text.module.css'
import type { imageWithTextSchema } from './image-with-text.schema.ts'

type Props = SectionProps<typeof imageWithTextSchema>['props']

const arrangements = oneOf(['beside', 'over', 'overlapping'])
const shares = oneOf(['1 1', '3 2', '2 3', '2 1'])
const align = oneOf(['left', 'center', 'right'])
const focus = oneOf(['center', 'top', 'bottom', 'left', 'right'])
const vertical = oneOf(['start', 'center', 'end'])

export function ImageWithText(section: SectionProps<typeof imageWithTextSchema>) {
  const { id, props, slot, aboveFold = false } = section
  const arrangement = arrangements(props.arrangement) ?? 'beside'
  return (
    <SectionBox id={id} box={props}>
      <div
        className={`${styles.frame} ${styles[arrangement]}`}
        data-side={props.side === 'left' ? 'left' : undefined}
        style={frameVars(props)}
      >
        <div className={styles.image} style={imageVars(props)}>
          <SectionImage
            src={props.image}
            alt={props.alt}
            eager={aboveFold}
            fetchPriority={aboveFold ? 'high' : 'auto'}
            sizes={arrangement === 'beside' ? '(max-width: 767px) 100vw, 60vw' : '100vw'}
            fallback={<NoImage {...props} />}
          />
        </div>
        <BlockSlot id={id} layout={stackOf(props)} className={styles.text}>
          {slot}
        </BlockSlot>
      </div>
    </SectionBox>
  )
}

function imageVars({ height, focus: shown }: Props) {
  return { ...deviceVars('h', height, cssSize), ...deviceVars('focus', shown, focus) }
}

function NoImage({ image, alt }: { image: string; alt: string }) {
  const isShop = useContext(SectionModeContext) === 'shop'
  const words = isShop ? image && alt : 'No image selected'
  return (
    <p className={styles.none} dir="auto">
      {words}
    </p>
  )
}

/** Buttons are as wide as their words, wherever the words are. */
function stackOf({ gap }: Props) {
  return {
    layout: 'stack',
    columns: '',
    gap,
    alignItems: 'stretch',
    distribute: 'start',
    wrap: false,
    minHeight: '0px',
  } as const
}

function frameVars(props: Props) {
  const ground = cssColor(props.textBackground)
  return {
    ...deviceVars('align', props.textAlign, align),
    ...vars({
      tracks: tracksOf(props),
      vertical: vertical(props.vertical),
      most: cssSize(props.textWidth),
      width: cssSize(props.maxWidth),
      corner: cssSize(props.borderRadius),
      overlay: cssColor(props.overlay),
      ground,
      inset: ground && 'clamp(1.5rem, 4vw, 3rem)',
    }),
  }
}

function tracksOf({ share, side }: Props): string | undefined {
  const widths = shares(share) ?? '1 1'
  return cssTracks(side === 'left' ? widths.split(' ').toReversed().join(' ') : widths)
}

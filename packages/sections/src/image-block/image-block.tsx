import { useContext } from 'react'
import { SectionBox } from '../section-box.tsx'
import { SectionImage } from '../section-image.tsx'
import { SectionLink } from '../section-link.tsx'
import { SectionModeContext } from '../section-mode.ts'
import type { SectionProps } from '../section-props.ts'
import { deviceVars, oneOf, vars } from '../style-vars.ts'
import { cssSize } from '../values/css-size.ts'
import styles from './image-block.module.css'

const fit = oneOf(['cover', 'contain', 'fill'])
const align = oneOf(['left', 'center', 'right'])

export function ImageBlock({ id, props, aboveFold = false }: SectionProps<'imageBlock'>) {
  const image = (
    <SectionImage
      src={props.src}
      alt={props.alt}
      className={styles.image}
      eager={aboveFold}
      fetchPriority={aboveFold ? 'high' : 'auto'}
      fallback={<NoImage alt={props.alt} />}
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
          <SectionLink to={props} className={styles.link} aria-label={props.alt || undefined}>
            {image}
          </SectionLink>
        ) : (
          image
        )}
      </div>
    </SectionBox>
  )
}

/** Owners are told what is missing; shoppers read what the picture would have shown. */
function NoImage({ alt }: { alt: string }) {
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  return <p className={styles.none}>{isCanvas || !alt ? 'No image selected' : alt}</p>
}

function frameVars(props: SectionProps<'imageBlock'>['props']) {
  return {
    ...deviceVars('w', props.width, cssSize),
    ...deviceVars('h', props.height, cssSize),
    ...vars({
      fit: fit(props.objectFit),
      corner: cssSize(props.borderRadius),
    }),
  }
}

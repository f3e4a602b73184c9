import { deviceValue } from '../kit/per-device.ts'
import { Button, Field, Image, Line, Lines, Row, Title } from '../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../parts/sketch/sketch.ts'
import styles from './block-sketches.module.css'

const text: Sketch = {
  draw: ({ textAlign }) => <Lines count={2} align={deviceValue(textAlign, 'desktop')} />,
}

const image: Sketch = {
  draw: ({ src, poster, height }) => <Image src={src ?? poster} height={height} />,
}

const field: Sketch = { draw: () => <Field /> }
const line: Sketch = { draw: () => <Lines count={1} /> }

/** Blocks in the miniature of their section. */
export const blockSketches = {
  heading: {
    draw: ({ textAlign }) => <Title align={deviceValue(textAlign, 'desktop')} />,
  },
  text,
  richText: text,
  button: { draw: () => <Button /> },
  image,
  video: image,
  icon: { draw: () => <i className={styles.icon} /> },
  divider: { draw: () => <Line style={{ width: '100%', height: '0.08em' }} /> },
  spacer: { draw: () => <i className={styles.space} /> },
  group: {
    draw: ({ layout }, slot) => {
      const shape = deviceValue(layout, 'desktop')
      return <Row down={shape !== 'row' && shape !== 'grid'}>{slot}</Row>
    },
  },
  productTitle: { draw: () => <Title align="left" /> },
  productPrice: line,
  productGallery: { draw: () => <Image src="" height="360px" /> },
  productOptions: field,
  productBuy: { draw: () => <Button /> },
  productDescription: text,
  productStock: line,
  productRating: line,
  productFacts: text,
  fieldText: field,
  fieldEmail: field,
  fieldLongText: field,
  fieldChoice: field,
  fieldCheckbox: line,
} satisfies Record<string, Sketch>

import { Button, Image, Lines, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { productListSketch } from '../../parts/product-card/product-list.sketch.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'

export const featuredCollectionSketch: Sketch = {
  draw: ({ headPlace, showImage, ...props }, slot) => {
    const products = productListSketch.draw({ ...props, title: '' }, slot)
    const image = showImage === true && (
      <Image src="" height={headPlace === 'beside' ? '260px' : '150px'} />
    )
    const words = (
      <Row down>
        <Title align={props['titleAlign']} />
        <Lines count={2} />
        <Button />
      </Row>
    )
    if (headPlace !== 'beside') {
      return (
        <>
          {image}
          {words}
          {products}
        </>
      )
    }
    return (
      <Row>
        <Row down>
          {image}
          {words}
        </Row>
        <Row down>{products}</Row>
      </Row>
    )
  },
}

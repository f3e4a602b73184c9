import { Image, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, textOf, type Sketch } from '../../parts/sketch/sketch.ts'

export const gallerySketch: Sketch = {
  draw: ({ headerTitle, headerAlign, items, arrangement }) => (
    <>
      {textOf(headerTitle) && <Title align={headerAlign} />}
      <Row>
        {listOf(items)
          .slice(0, 4)
          .map(({ image }, index) => (
            <Image
              key={index}
              src={image}
              height={arrangement === 'masonry' && index % 2 ? 160 : 260}
            />
          ))}
      </Row>
    </>
  ),
}

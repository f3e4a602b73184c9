import { Line, Lines, Title } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, textOf, type Sketch } from '../../parts/sketch/sketch.ts'

export const timelineSketch: Sketch = {
  draw: ({ headerTitle, headerAlign, items }) => (
    <>
      {textOf(headerTitle) && <Title align={headerAlign} />}
      {listOf(items)
        .slice(0, 3)
        .map((_, index) => (
          <span
            key={index}
            style={{ padding: '0 0 0.4em 0.6em', borderLeft: '2px solid', marginLeft: '20%' }}
          >
            <Line style={{ width: '30%', opacity: 0.8 }} />
            <Lines count={1} />
          </span>
        ))}
    </>
  ),
}

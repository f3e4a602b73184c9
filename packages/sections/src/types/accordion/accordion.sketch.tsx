import { Line, Lines, Title } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, type Sketch } from '../../parts/sketch/sketch.ts'

export const accordionSketch: Sketch = {
  draw: ({ headerTitle, headerAlign, items }) => (
    <>
      {headerTitle !== '' && <Title align={headerAlign} />}
      {listOf(items)
        .slice(0, 4)
        .map(({ isOpen }, index) => (
          <span key={index} style={{ padding: '0.3em 0', borderTop: '1px solid' }}>
            <Line style={{ width: '55%', opacity: 0.8 }} />
            {isOpen === true && <Lines count={2} />}
          </span>
        ))}
    </>
  ),
}

import { Card, Field, Lines, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, times, type Sketch } from '../../parts/sketch/sketch.ts'

export const storeLocatorSketch: Sketch = {
  draw: ({ title, places, desktopColumns, styling, showSearch }) => (
    <>
      {title !== '' && <Title align="left" />}
      {showSearch === true && listOf(places).length > 2 && (
        <span style={{ width: '40%' }}>
          <Field />
        </span>
      )}
      <Row>
        {times(desktopColumns).map((index) => (
          <Card key={index} look={styling}>
            <Lines count={3} />
          </Card>
        ))}
      </Row>
    </>
  ),
}

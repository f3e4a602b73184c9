import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SectionModeContext } from '../kit/section-mode.ts'
import { EmptySection } from './empty-section.tsx'

const note = 'The shop has no products yet.'

test('a section without anything to show takes no space in the shop', () => {
  const html = renderToStaticMarkup(<EmptySection id="viewed" note={note} />)
  expect(html).toContain('hidden=""')
  expect(html).not.toContain(note)
})

test('on the canvas it says why', () => {
  const html = renderToStaticMarkup(
    <SectionModeContext value="canvas">
      <EmptySection id="viewed" note={note} />
    </SectionModeContext>,
  )
  expect(html).toContain(note)
  expect(html).not.toContain('hidden')
})

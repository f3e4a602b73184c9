import { expect, test } from 'vitest'
import { aSection } from '../../testing/section-fixture.tsx'
import { showSection } from '../../testing/show-section-fixture.ts'

const show = (props: Record<string, unknown>) =>
  showSection('freeSection', { childComponents: [aSection('image', props)] })

test('a tablet shows the shape of the large screen unless it has its own', async () => {
  const shown = await show({ ratio: { base: '4 / 5', mobile: '1 / 1' } })
  expect(shown).toContain('--ratio:4 / 5;--ratio-m:1 / 1')
  expect(await show({ ratio: { base: '4 / 5', tablet: 'natural' } })).toContain('--ratio-t:auto')
})

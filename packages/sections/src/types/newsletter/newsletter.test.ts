import { expect, test } from 'vitest'
import { showSection } from '../../testing/show-section-fixture.ts'

const show = (props: Record<string, unknown> = {}) => showSection('newsletter', props)

test('it is a plain form for the same address as that of the footer', async () => {
  const html = await show()
  expect(html).toContain('<form action="/newsletter/subscribe" method="post">')
  expect(html).toContain('name="email"')
  expect(await showSection('newsletter', {}, 'canvas')).toContain('inert=""')
})

test.each([
  ['title', { title: 'Write to me' }, '>Write to me</h2>'],
  ['text', { text: 'Monthly' }, '>Monthly</p>'],
  ['buttonText', { buttonText: 'Join' }, '>Join</button>'],
  ['an empty buttonText', { buttonText: '' }, '>Subscribe</button>'],
  ['note', { note: 'No spam' }, '>No spam</p>'],
  ['arrangement', { arrangement: 'row' }, 'class="inner row"'],
  [
    'image',
    { arrangement: 'beside', image: '/media/tea/shelf-1280.webp' },
    'src="/media/tea/shelf-1280.webp"',
  ],
  ['titleSize', { titleSize: '3rem' }, '--size:3rem'],
  ['overlay', { overlay: '#0008' }, '--overlay:#0008'],
  ['buttonColor', { buttonColor: '#123456' }, '--accent:#123456;--on-accent:#ffffff'],
  ['buttonTextColor', { buttonTextColor: '#123456' }, '--on-accent:#123456'],
  ['imageRadius', { imageRadius: '9px' }, '--corner:9px'],
  ['maxWidth', { maxWidth: '900px' }, '--inner:900px'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await show(props)).toContain(shown)
})

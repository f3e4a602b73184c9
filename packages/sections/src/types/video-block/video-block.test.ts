import { expect, test } from 'vitest'
import { showSection } from '../../testing/show-section-fixture.ts'
import { videoBlockSchema } from './video-block.schema.ts'

const show = (props: Record<string, unknown>) => showSection('videoBlock', props)
const file = { src: '/media/tea/pouring.mp4' }
const film = { videoType: 'youtube', src: 'dQw4w9WgXcQ' }

test('a new video is a file without an address, with controls and as wide as its place', () => {
  expect(videoBlockSchema.defaults).toMatchObject({
    videoType: 'html5',
    src: '',
    width: '100%',
    height: '',
    controls: true,
    autoplay: false,
    loop: false,
    muted: false,
  })
})

test.each([
  ['html5', ''],
  ['html5', 'javascript:alert(1)'],
  ['youtube', ''],
  ['youtube', 'not an id'],
  ['vimeo', ''],
  ['vimeo', 'https://vimeo.com/about'],
  ['other', 'x'],
])("of type %s with the source “%s” it says 'No video URL provided'", async (videoType, src) => {
  expect(await show({ videoType, src })).toContain('No video URL provided')
})

test.each([
  ['src', file, '<video class="video" src="/media/tea/pouring.mp4"'],
  ['controls', file, 'controls=""'],
  ['no controls', { ...file, controls: false }, 'aria-label="Play the video"'],
  ['loop', { ...file, loop: true }, 'loop=""'],
  ['muted', { ...file, muted: true }, 'muted=""'],
  ['autoplay', { ...file, autoplay: true }, 'muted=""'],
  ['poster', { ...file, poster: '/p.webp' }, 'poster="/p.webp"'],
  ['title', { ...file, title: 'Pouring' }, 'aria-label="Pouring"'],
  ['captions', { ...file, captions: '/c.vtt' }, '<track kind="captions" src="/c.vtt"'],
  ['an old browser', file, 'Your browser does not support the video tag.'],
  ['width', { ...file, width: '50%' }, '--w:50%'],
  ['height', { ...file, height: '300px' }, '--h:300px'],
  ['maxWidth', { ...file, maxWidth: '900px' }, '--width:900px'],
  ['borderRadius', { ...file, borderRadius: '12px' }, '--corner:12px'],
  ['padding', { ...file, padding: '1rem' }, '--pad:1rem'],
  ['margin', { ...file, margin: '2rem' }, '--mar:2rem'],
  ['backgroundColor', { ...file, backgroundColor: '#eee' }, '--bg:#eee'],
  ['videoType youtube', film, 'href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"'],
  ['videoType vimeo', { videoType: 'vimeo', src: '123' }, 'href="https://vimeo.com/123"'],
  ['title on a film', { ...film, title: 'Pouring' }, '>Pouring</span>'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await show(props)).toContain(shown)
})

test.each([
  ['controls', { ...file, controls: false }, 'controls=""'],
  ['loop', file, 'loop=""'],
  ['muted', file, 'muted=""'],
  ['autoplay', { ...file, autoplay: true }, 'autoplay'],
  ['a film before it is played', { ...film, autoplay: true }, '<iframe'],
])('%s is not seen', async (_prop, props, hidden) => {
  expect(await show(props)).not.toContain(hidden)
})

import { expect, test } from 'vitest'
import { hostedVideo } from './hosted-video.ts'

const plain = { controls: true, loop: false, muted: false }
const id = 'dQw4w9WgXcQ'

test.each([
  id,
  `https://www.youtube.com/watch?v=${id}`,
  `http://youtube.com/watch?list=PL1&v=${id}&t=42s`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://music.youtube.com/watch?v=${id}`,
  `youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=x`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/embed/${id}?start=3`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/live/${id}?feature=share`,
  `  https://www.youtube.com/v/${id}  `,
])('%s names a video at YouTube', (src) => {
  const video = hostedVideo('youtube', src)
  expect(video?.page).toBe(`https://www.youtube.com/watch?v=${id}`)
  expect(video?.player(plain)).toMatch(
    new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${id}\\?`),
  )
})

test.each([
  ['123', '123', ''],
  ['https://vimeo.com/123', '123', ''],
  ['vimeo.com/76979871', '76979871', ''],
  ['https://vimeo.com/channels/staffpicks/76979871', '76979871', ''],
  ['https://vimeo.com/showcase/5/video/76979871', '76979871', ''],
  ['https://player.vimeo.com/video/76979871', '76979871', ''],
  ['https://vimeo.com/76979871/8272103f6e', '76979871', '8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '76979871', '8272103f6e'],
])('%s names the video %s at Vimeo', (src, vimeo, hash) => {
  const player = new URL(hostedVideo('vimeo', src)?.player(plain) ?? '')
  expect(player.origin + player.pathname).toBe(`https://player.vimeo.com/video/${vimeo}`)
  expect(player.searchParams.get('h') ?? '').toBe(hash)
  expect(player.searchParams.get('dnt')).toBe('1')
})

test.each([
  ['youtube', ''],
  ['youtube', 'short'],
  ['youtube', 'twelve-chars'],
  ['youtube', `${id}"><script>`],
  ['youtube', `https://evil.example/watch?v=${id}`],
  ['youtube', `https://youtube.com.evil.example/embed/${id}`],
  ['youtube', 'https://www.youtube.com/'],
  ['youtube', `javascript:${id}`],
  ['youtube', null],
  ['youtube', 'x'.repeat(301)],
  ['vimeo', id],
  ['vimeo', 'https://vimeo.com/about'],
  ['vimeo', 'https://evil.example/123'],
  ['html5', id],
] as const)('at %s, %j names no video', (videoType, src) => {
  expect(hostedVideo(videoType, src)).toBeUndefined()
})

test.each([
  ['youtube', id, { controls: false }, 'controls=0'],
  ['youtube', id, { muted: true }, 'mute=1'],
  ['youtube', id, { loop: true }, `loop=1&playlist=${id}`],
  ['vimeo', '123', { controls: false }, 'controls=0'],
  ['vimeo', '123', { muted: true }, 'muted=1'],
  ['vimeo', '123', { loop: true }, 'loop=1'],
] as const)('a video at %s (%s) plays with %j', (videoType, src, options, shown) => {
  expect(hostedVideo(videoType, src)?.player({ ...plain, ...options })).toContain(shown)
})

import { hostedVideo } from '@vitrine/sections/video-block/hosted-video.ts'
import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

test('frames come from our own pages and from the players of videos, and from nowhere else', () => {
  const policy = securityHeaders(false, true)['content-security-policy'] ?? ''
  const frames = policy.split('; ').find((rule) => rule.startsWith('frame-src'))
  const players = [
    hostedVideo('youtube', 'dQw4w9WgXcQ')?.player,
    hostedVideo('vimeo', '76979871')?.player,
  ].map((player) => new URL(player!({ controls: true, loop: false, muted: false })).origin)
  expect(frames).toBe(`frame-src 'self' ${players.join(' ')}`)
})

import { expect, test } from 'vitest'
import { hostedVideoProblem } from './hosted-video-problem.ts'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'youtu.be/dQw4w9WgXcQ',
  'https://player.vimeo.com/video/76979871',
])('%s is said not to be a file', (address) => {
  expect(hostedVideoProblem(address)).toContain('not a video file')
})

test.each(['https://cdn.example.com/youtube.com/tea.mp4', '/media/tea.mp4', ''])(
  '“%s” is taken as a file',
  (address) => expect(hostedVideoProblem(address)).toBeUndefined(),
)

import type { MediaKind } from '@vitrine/contract/content/media.ts'

const images = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** For the browser's dialog; the server looks at the bytes. */
export const acceptOf: Record<MediaKind, string> = {
  image: images,
  video: 'video/mp4,video/webm,.mp4,.webm,.ogv',
  audio: 'audio/*,.mp3,.m4a,.aac,.ogg,.wav',
  captions: '.vtt,text/vtt',
}

export function kindOfFile({ name, type }: File): MediaKind {
  if (/\.vtt$/i.test(name)) return 'captions'
  if (type.startsWith('video/')) return 'video'
  return type.startsWith('audio/') ? 'audio' : 'image'
}

import type { VideoType } from './video-settings.ts'

export interface HostedVideo {
  page: string
  /** Returns the URL of the embedded player. */
  player: (options: PlayerOptions) => string
}

export interface PlayerOptions {
  controls: boolean
  loop: boolean
  muted: boolean
}

/** Parses a YouTube or Vimeo URL or id; returns undefined for others. */
export function hostedVideo(videoType: VideoType, src: unknown): HostedVideo | undefined {
  if (typeof src !== 'string' || src.length > 300) return undefined
  if (videoType === 'youtube') return youtube(src.trim())
  return videoType === 'vimeo' ? vimeo(src.trim()) : undefined
}

const youtubeId = /^[\w-]{11}$/
const youtubeHosts = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$/

function youtube(src: string): HostedVideo | undefined {
  const id = youtubeId.test(src) ? src : youtubeIdIn(addressOf(src))
  if (!id || !youtubeId.test(id)) return undefined
  return {
    page: `https://www.youtube.com/watch?v=${id}`,
    player: (options) =>
      `https://www.youtube-nocookie.com/embed/${id}?${youtubeOptions(id, options)}`,
  }
}

function youtubeIdIn(url: URL | undefined): string | null | undefined {
  if (url?.hostname === 'youtu.be') return url.pathname.split('/')[1]
  if (!url || !youtubeHosts.test(url.hostname)) return undefined
  const named = /^\/(?:shorts|embed|live|v)\/([^/]+)/.exec(url.pathname)?.[1]
  return named ?? url.searchParams.get('v')
}

/** YouTube loops a single video only as a playlist of itself. */
function youtubeOptions(id: string, { controls, loop, muted }: PlayerOptions) {
  const params = { autoplay: '1', rel: '0', playsinline: '1', controls: flag(controls) }
  return query({ ...params, mute: flag(muted), ...(loop && { loop: '1', playlist: id }) })
}

const vimeoId = /^\d{1,12}$/
const vimeoHash = /^[\da-f]{6,40}$/

function vimeo(src: string): HostedVideo | undefined {
  if (vimeoId.test(src)) return vimeoVideo(src)
  const url = addressOf(src)
  if (!url || !/^(?:(?:www|player)\.)?vimeo\.com$/.test(url.hostname)) return undefined
  const parts = url.pathname.split('/').filter(Boolean)
  const at = parts.findLastIndex((part) => vimeoId.test(part))
  const id = parts[at]
  if (!id) return undefined
  const hash = [url.searchParams.get('h'), parts[at + 1]].find((each) => vimeoHash.test(each ?? ''))
  return vimeoVideo(id, hash ?? undefined)
}

/** Unlisted videos need their hash. */
function vimeoVideo(id: string, hash?: string): HostedVideo {
  return {
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    player: (options) =>
      `https://player.vimeo.com/video/${id}?${query({
        ...(hash && { h: hash }),
        dnt: '1',
        autoplay: '1',
        controls: flag(options.controls),
        loop: flag(options.loop),
        muted: flag(options.muted),
      })}`,
  }
}

function addressOf(src: string): URL | undefined {
  const address = /^https?:\/\//i.test(src) ? src : `https://${src}`
  return URL.canParse(address) ? new URL(address) : undefined
}

const flag = (isOn: boolean) => (isOn ? '1' : '0')
const query = (values: Record<string, string>) => new URLSearchParams(values).toString()

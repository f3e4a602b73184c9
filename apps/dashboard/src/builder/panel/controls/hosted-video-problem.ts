const hosts =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com)\//i

/** Rejects links to player pages: a video element silently shows nothing for them. */
export function hostedVideoProblem(address: string): string | undefined {
  if (!hosts.test(address)) return undefined
  return 'This is not a video file. A Video section plays YouTube and Vimeo: choose it under “Video from”.'
}

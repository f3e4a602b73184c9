const hosts =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com)\//i

/** A page with a player is no file: a video element shows nothing of it and says nothing. */
export function hostedVideoProblem(address: string): string | undefined {
  if (!hosts.test(address)) return undefined
  return 'This is not a video file. A Video section plays YouTube and Vimeo: choose it under “Video from”.'
}

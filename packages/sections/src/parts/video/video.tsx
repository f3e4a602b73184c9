import { safeSource } from '../../kit/values/safe-url.ts'
import { FilePlayer } from './file-player.tsx'
import { HostedPlayer } from './hosted-player.tsx'
import { hostedVideo } from './hosted-video.ts'
import type { VideoProps } from './video-settings.ts'
import styles from './video.module.css'

/** Fills its frame, which has the class `frame`. */
export function Video({ props }: { props: VideoProps }) {
  if (props.videoType === 'html5') {
    const src = safeSource(props.src)
    if (src) return <FilePlayer key={src} src={src} props={props} />
  } else {
    const video = hostedVideo(props.videoType, props.src)
    if (video) return <HostedPlayer key={video.page} video={video} props={props} />
  }
  return <p className={styles.none}>No video URL provided</p>
}

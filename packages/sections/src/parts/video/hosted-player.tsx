import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { SectionImage } from '../section-image.tsx'
import type { HostedVideo } from './hosted-video.ts'
import { useMayMove } from './use-may-move.ts'
import type { VideoProps } from './video-settings.ts'
import styles from './video.module.css'

interface HostedPlayerProps {
  video: HostedVideo
  props: VideoProps
}

/** Sends no request to YouTube or Vimeo until the shopper, or the owner's autoplay, starts it. */
export function HostedPlayer({ video, props }: HostedPlayerProps) {
  const [isPressed, setPressed] = useState(false)
  const mayMove = useMayMove()
  const { autoplay, controls, loop, muted, title } = props
  if (!isPressed && !(autoplay && mayMove)) {
    return <Facade video={video} props={props} onPlay={() => setPressed(true)} />
  }
  return (
    <iframe
      className={styles.video}
      src={video.player({ controls, loop, muted: muted || autoplay })}
      title={title || `Video from ${nameOf(props)}`}
      // The player needs both; from another origin, it cannot remove its own sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  )
}

/** Without JavaScript it is a link to the video. */
function Facade({ video, props, onPlay }: HostedPlayerProps & { onPlay: () => void }) {
  return (
    <a
      href={video.page}
      className={styles.facade}
      onClick={(event) => {
        event.preventDefault()
        onPlay()
      }}
    >
      <SectionImage src={props.poster} alt="" className={styles.poster} />
      <span className={styles.play}>
        <Icon name="play" />
        <span className="visually-hidden">Play the video</span>
      </span>
      <span className={styles.caption}>
        {props.title && (
          <span className={styles.title} dir="auto">
            {props.title}
          </span>
        )}
        <span className={styles.from}>Plays from {nameOf(props)}</span>
      </span>
    </a>
  )
}

function nameOf({ videoType }: HostedPlayerProps['props']): string {
  return videoType === 'vimeo' ? 'Vimeo' : 'YouTube'
}

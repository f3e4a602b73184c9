import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { safeSource } from '../../kit/values/safe-url.ts'
import { useMayMove } from './use-may-move.ts'
import type { VideoProps } from './video-settings.ts'
import styles from './video.module.css'

interface FilePlayerProps {
  src: string
  props: VideoProps
}

/** Autoplays only when muted and without reduced motion. */
export function FilePlayer({ src, props }: FilePlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const mayMove = useMayMove()
  const { autoplay, controls } = props
  const captions = safeSource(props.captions)
  useEffect(() => {
    // Power-saving browsers refuse to play; the poster remains.
    if (autoplay && mayMove) video.current?.play().catch(() => {})
  }, [autoplay, mayMove])
  return (
    <>
      {/* Owners have to provide captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className={styles.video}
        src={src}
        poster={safeSource(props.poster)}
        aria-label={props.title || 'Video'}
        preload={autoplay ? 'auto' : 'metadata'}
        controls={controls}
        loop={props.loop}
        muted={props.muted || autoplay}
        playsInline
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {captions && <track kind="captions" src={captions} default />}
        Your browser does not support the video tag.
      </video>
      {!controls && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={isPlaying ? 'Pause the video' : 'Play the video'}
          onClick={() => {
            if (isPlaying) video.current?.pause()
            else void video.current?.play()
          }}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
      )}
    </>
  )
}

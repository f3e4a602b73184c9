import { SectionBox } from '../../parts/section-box.tsx'
import type { SectionProps } from '../../kit/section-props.ts'
import type { videoBlockSchema } from './video-block.schema.ts'
import { deviceVars, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { safeSource } from '../../kit/values/safe-url.ts'
import { FilePlayer } from './file-player.tsx'
import { HostedPlayer } from './hosted-player.tsx'
import { hostedVideo } from './hosted-video.ts'
import styles from './video-block.module.css'

type Props = SectionProps<typeof videoBlockSchema>['props']

export function VideoBlock({ id, props }: SectionProps<typeof videoBlockSchema>) {
  return (
    <SectionBox id={id} box={props}>
      <div className={styles.frame} style={frameVars(props)}>
        <Video props={props} />
      </div>
    </SectionBox>
  )
}

function Video({ props }: { props: Props }) {
  if (props.videoType === 'html5') {
    const src = safeSource(props.src)
    if (src) return <FilePlayer key={src} src={src} props={props} />
  } else {
    const video = hostedVideo(props.videoType, props.src)
    if (video) return <HostedPlayer key={video.page} video={video} props={props} />
  }
  return <p className={styles.none}>No video URL provided</p>
}

function frameVars(props: Props) {
  return {
    ...deviceVars('w', props.width, cssSize),
    ...deviceVars('h', props.height, cssSize),
    ...vars({ width: cssSize(props.maxWidth), corner: cssSize(props.borderRadius) }),
  }
}

import { SectionBox } from '../../parts/section-box.tsx'
import type { SectionProps } from '../../kit/section-props.ts'
import type { videoBlockSchema } from './video-block.schema.ts'
import { deviceVars, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { Video } from '../../parts/video/video.tsx'
import styles from '../../parts/video/video.module.css'

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

function frameVars(props: Props) {
  return {
    ...deviceVars('w', props.width, cssSize),
    ...deviceVars('h', props.height, cssSize),
    ...vars({ width: cssSize(props.maxWidth), corner: cssSize(props.borderRadius) }),
  }
}

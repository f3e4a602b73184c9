import type { SectionProps } from '../../kit/section-props.ts'
import { deviceVars, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { BlockBox } from '../../parts/blocks/block-box.tsx'
import { Video as Player } from '../../parts/video/video.tsx'
import frame from '../../parts/video/video.module.css'
import type { videoSchema } from './video.schema.ts'

export function Video({ id, props }: SectionProps<typeof videoSchema>) {
  return (
    <BlockBox id={id} place={props}>
      <div className={frame.frame} style={frameVars(props)}>
        <Player props={props} />
      </div>
    </BlockBox>
  )
}

function frameVars(props: SectionProps<typeof videoSchema>['props']) {
  return {
    ...deviceVars('h', props.height, cssSize),
    ...vars({ corner: cssSize(props.borderRadius) }),
  }
}

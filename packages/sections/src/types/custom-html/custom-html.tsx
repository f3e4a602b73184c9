import { useContext } from 'react'
import { SectionModeContext } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { deviceVars, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import type { customHtmlSchema } from './custom-html.schema.ts'
import styles from './custom-html.module.css'
import { useOwnHeight } from './use-own-height.ts'

type Props = SectionProps<typeof customHtmlSchema>['props']

export function CustomHtml({ id, props }: SectionProps<typeof customHtmlSchema>) {
  const isShop = useContext(SectionModeContext) === 'shop'
  return (
    <SectionFrame id={id} props={props}>
      {props.html.trim() ? (
        // A frame is named once: other HTML is another frame.
        <Frame key={`${props.runsScripts}${props.html}`} props={props} />
      ) : (
        !isShop && <p className={styles.none}>Write some HTML in the panel.</p>
      )}
    </SectionFrame>
  )
}

/** The document at `src` writes the frame's name (decision 069). */
function Frame({ props }: { props: Props }) {
  const { frame, height } = useOwnHeight()
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      style={{
        ...deviceVars('h', props.height, cssSize),
        ...vars({ own: height && `${height}px` }),
      }}
      name={props.html}
      src={props.runsScripts ? '/own-html/scripts' : '/own-html/still'}
      title={props.label || 'More about this'}
      loading="lazy"
      sandbox="allow-scripts"
    />
  )
}

import { Icon, isIcon } from '../../parts/icon.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import { OwnCss } from '../../parts/section-frame/own-css.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { bounded, oneOf, vars } from '../../kit/style-vars.ts'
import { useClosed } from '../../kit/use-closed.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { readableOn } from '../../kit/values/readable-on.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import type { announcementSchema } from './announcement.schema.ts'
import styles from './announcement.module.css'

type Props = SectionProps<typeof announcementSchema>['props']

const weight = bounded(100, 900)
const align = oneOf(['left', 'center', 'right'])

export function Announcement({ id, props }: SectionProps<typeof announcementSchema>) {
  const [isClosed, close] = useClosed(id)
  const inline = useInline()
  if (isClosed && props.isClosable) return null
  return (
    <SectionBox
      id={id}
      tag="aside"
      box={props}
      aria-label="Announcement"
      className={styles.root ?? ''}
      vars={barVars(props)}
    >
      <p className={styles.words}>
        <Sign icon={props.icon} />
        <span {...inline('text')}>{props.text}</span>
        {props.linkLabel && (
          <SectionLink to={props} className={styles.link}>
            <span {...inline('linkLabel')}>{props.linkLabel}</span>
          </SectionLink>
        )}
      </p>
      {props.isClosable && (
        <button
          type="button"
          className={styles.close}
          aria-label="Close the announcement"
          onClick={close}
        >
          <Icon name="close" />
        </button>
      )}
      <OwnCss id={id} css={props.css} />
    </SectionBox>
  )
}

function Sign({ icon }: { icon: string }) {
  if (!icon) return null
  return isIcon(icon) ? <Icon name={icon} /> : <span aria-hidden="true">{icon}</span>
}

function barVars(props: Props) {
  const background = cssColor(props.backgroundColor)
  return {
    ...vars({ side: align(props.textAlign) }),
    color: cssColor(props.textColor) ?? (background && readableOn(background)),
    fontSize: cssSize(props.fontSize),
    fontWeight: weight(Number(props.fontWeight)),
  }
}

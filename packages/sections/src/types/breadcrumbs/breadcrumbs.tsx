import { useContext } from 'react'
import { PageNameContext } from '../../kit/page-name-context.ts'
import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import type { LinkProps } from '../../kit/shared-settings.ts'
import { oneOf, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { SectionBox } from '../../parts/section-box.tsx'
import { OwnCss } from '../../parts/section-frame/own-css.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import type { breadcrumbsSchema } from './breadcrumbs.schema.ts'
import styles from './breadcrumbs.module.css'

type Props = SectionProps<typeof breadcrumbsSchema>['props']

const separators = oneOf(['slash', 'arrow', 'dot'])
const align = oneOf(['left', 'center', 'right'])

export function Breadcrumbs({ id, props }: SectionProps<typeof breadcrumbsSchema>) {
  const pageName = useContext(PageNameContext)
  const current = props.current || pageName
  return (
    <SectionBox id={id} tag="nav" box={props} aria-label="Breadcrumb" vars={trailVars(props)}>
      <ol className={`${styles.trail} ${styles[separators(props.separator) ?? 'slash']}`}>
        {props.links.map((link, index) => (
          <Crumb key={link.id || index} link={link} at={`links.${index}`} />
        ))}
        {props.showCurrent && current && (
          <li className={styles.crumb}>
            <span aria-current="page" dir="auto">
              {current}
            </span>
          </li>
        )}
      </ol>
      <OwnCss id={id} css={props.css} />
    </SectionBox>
  )
}

function Crumb({ link, at }: { link: LinkProps; at: string }) {
  const inline = useInline()
  return (
    <li className={styles.crumb}>
      <SectionLink to={link}>
        <span {...inline(`${at}.label`)}>{link.label}</span>
      </SectionLink>
    </li>
  )
}

function trailVars(props: Props) {
  return {
    ...vars({ width: cssSize(props.maxWidth), side: align(props.textAlign) }),
    fontSize: cssSize(props.fontSize),
  }
}

import { useContext } from 'react'
import { SectionLink } from '../section-link.tsx'
import { SectionModeContext } from '../../kit/section-mode.ts'
import { safeUrl } from '../../kit/values/safe-url.ts'
import styles from './social-links.module.css'
import { socialNames, type SocialIcon, type SocialName } from './social-icon.ts'
import { SocialMark } from './social-mark.tsx'

/** Networks without a URL are shown to the owner only. */
export function SocialLinks({ icons }: { icons: readonly SocialIcon[] }) {
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  const shown = icons.filter(({ url }) => isCanvas || safeUrl(url))
  if (shown.length === 0) return null
  return (
    <ul className={styles.social}>
      {shown.map(({ id, icon, url }, index) => (
        <li key={id || index}>
          <SectionLink to={{ url, type: 'external', target: '_blank' }} className={styles.network}>
            <SocialMark name={icon} />
            <span className="visually-hidden">{labelOf(icon)}</span>
          </SectionLink>
        </li>
      ))}
    </ul>
  )
}

function labelOf(icon: SocialName): string {
  return Object.hasOwn(socialNames, icon) ? socialNames[icon] : icon
}

import { SectionImage } from '../../parts/section-image.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import { useInline } from '../../kit/section-mode.ts'
import styles from './navbar.module.css'

interface LogoProps {
  logo: { logoType: 'text' | 'image'; logoText: string; logoImage: string }
  className?: string | undefined
}

/** Links home; a missing image falls back to the name. */
export function Logo({ logo, className }: LogoProps) {
  const inline = useInline()
  const text = <span {...inline('logoText')}>{logo.logoText}</span>
  return (
    <SectionLink to={{ url: '/' }} className={className}>
      {logo.logoType === 'image' ? (
        <SectionImage
          src={logo.logoImage}
          alt={logo.logoText || 'Home'}
          className={styles.logoImage}
          eager
          sizes="320px"
          isFilling={false}
          fallback={text}
        />
      ) : (
        text
      )}
    </SectionLink>
  )
}

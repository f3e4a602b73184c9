import { SectionLink } from '../../parts/section-link.tsx'
import { useInline } from '../../kit/section-mode.ts'
import type { LinkProps } from '../../kit/shared-settings.ts'

interface NavLinksProps {
  links: readonly LinkProps[]
  className?: string | undefined
}

export function NavLinks({ links, className }: NavLinksProps) {
  const inline = useInline()
  return (
    <ul>
      {links.map((link, index) => (
        <li key={link.id || index}>
          <SectionLink to={link} className={className}>
            <span {...inline(`links.${index}.label`)}>{link.label}</span>
          </SectionLink>
        </li>
      ))}
    </ul>
  )
}

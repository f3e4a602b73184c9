import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { vars } from '../../kit/style-vars.ts'
import { ItemGrid } from '../../parts/items/item-grid.tsx'
import { ratioOf } from '../../parts/items/ratio.ts'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import type { Person, teamSchema } from './team.schema.ts'
import styles from './team.module.css'

export function Team({ id, props }: SectionProps<typeof teamSchema>) {
  const shape = props.shape === 'round' ? styles.round : ''
  const side = props.textAlign === 'center' ? styles.center : ''
  return (
    <SectionFrame id={id} props={props}>
      <ItemGrid
        props={props}
        className={`${styles.people} ${shape} ${side}`}
        style={vars({ ratio: ratioOf(props.ratio) })}
      >
        {props.items.map((item, index) => (
          <li key={item.id || index} className={styles.person}>
            <Portrait person={item} />
            <About person={item} at={`items.${index}`} />
          </li>
        ))}
      </ItemGrid>
    </SectionFrame>
  )
}

/** Decorative beside the name; the initials show until it loads. */
function Portrait({ person: { name, image } }: { person: Person }) {
  const initials = name
    .split(/\s+/)
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('')
  return (
    <div className={`${styles.portrait} far-frame`} aria-hidden="true">
      <span className={styles.initials}>{initials.toUpperCase()}</span>
      <SectionImage
        src={image}
        alt=""
        className={styles.image}
        sizes="(max-width: 767px) 100vw, 33vw"
      />
    </div>
  )
}

function About({ person, at }: { person: Person; at: string }) {
  const inline = useInline()
  return (
    <div className={styles.about}>
      <h3 className={styles.name} {...inline(`${at}.name`)}>
        {person.name}
      </h3>
      {person.role && (
        <p className={styles.role} {...inline(`${at}.role`)}>
          {person.role}
        </p>
      )}
      {person.text && (
        <p className={styles.text} {...inline(`${at}.text`)}>
          {person.text}
        </p>
      )}
      {person.linkLabel && (
        <SectionLink to={person} className={styles.link}>
          <span {...inline(`${at}.linkLabel`)}>{person.linkLabel}</span>
        </SectionLink>
      )}
    </div>
  )
}

import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { deviceVars, oneOf } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { ItemGrid } from '../../parts/items/item-grid.tsx'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { hrefOf, SectionLink } from '../../parts/section-link.tsx'
import type { Logo, logoWallSchema } from './logo-wall.schema.ts'
import styles from './logo-wall.module.css'

const looks = oneOf(['plain', 'lines', 'cards'])

export function LogoWall({ id, props }: SectionProps<typeof logoWallSchema>) {
  const look = styles[looks(props.look) ?? 'plain']
  return (
    <SectionFrame id={id} props={props}>
      <ItemGrid
        props={props}
        className={`${styles.logos} ${look} ${props.isGrey ? styles.grey : ''}`}
        style={deviceVars('logo', props.logoHeight, cssSize)}
      >
        {props.items.map((item, index) => (
          <li key={item.id || index} className={styles.cell}>
            <Item item={item} at={`items.${index}`} />
          </li>
        ))}
      </ItemGrid>
    </SectionFrame>
  )
}

function Item({ item, at }: { item: Logo; at: string }) {
  const inline = useInline()
  const name = (
    <span className={styles.name} {...inline(`${at}.name`)}>
      {item.name}
    </span>
  )
  const shown = item.image ? (
    <SectionImage
      src={item.image}
      alt={item.name}
      className={styles.logo}
      sizes="200px"
      isFilling={false}
      fallback={name}
    />
  ) : (
    name
  )
  if (!hrefOf(item)) return shown
  return (
    <SectionLink to={item} className={styles.link}>
      {shown}
    </SectionLink>
  )
}

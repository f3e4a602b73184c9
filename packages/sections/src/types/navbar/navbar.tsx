import { useContext, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import type { SectionProps } from '../../kit/section-props.ts'
import type { navbarSchema } from './navbar.schema.ts'
import { SectionLink } from '../../parts/section-link.tsx'
import { StorefrontActionsContext } from '../../kit/storefront-actions.ts'
import { bounded, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { readableOn } from '../../kit/values/readable-on.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { CartButton } from './cart-button.tsx'
import { Drawer } from './drawer.tsx'
import { Logo } from './logo.tsx'
import { NavLinks } from './nav-links.tsx'
import styles from './navbar.module.css'
import { SearchBox } from './search-box.tsx'

type Props = SectionProps<typeof navbarSchema>['props']

export function Navbar({ id, props, slot }: SectionProps<typeof navbarSchema>) {
  const [isOpen, setOpen] = useState(false)
  const { padding, margin, backgroundColor, textColor, root } = props
  const look = [
    styles.root,
    props.sticky && styles.sticky,
    props.showBorder && styles.border,
    props.styling === 'centered' && styles.centered,
  ]
  return (
    <SectionBox
      id={id}
      tag="div"
      box={{ padding, margin, backgroundColor, textColor, root }}
      className={look.filter(Boolean).join(' ')}
      vars={barVars(props)}
    >
      <div className={styles.inner}>
        <button
          type="button"
          className={`${styles.tool} ${styles.menu}`}
          aria-label="Menu"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <Logo logo={props} className={styles.logo} />
        <nav className={styles.links} aria-label="Main">
          {slot || <NavLinks links={props.links} className={styles.link} />}
        </nav>
        <Tools props={props} />
      </div>
      {isOpen && <Drawer navbar={props} menu={slot} onClose={() => setOpen(false)} />}
    </SectionBox>
  )
}

function Tools({ props }: { props: Props }) {
  const { openSearch } = useContext(StorefrontActionsContext)
  const isBox = props.searchStyle === 'expand'
  return (
    <div className={styles.tools}>
      {props.showSearch && isBox && <SearchBox />}
      {props.showSearch && (
        <button
          type="button"
          className={isBox ? `${styles.tool} ${styles.onPhone}` : styles.tool}
          aria-label="Search"
          onClick={() => openSearch()}
        >
          <Icon name="search" />
        </button>
      )}
      {props.showAccount && (
        <SectionLink to={{ url: props.accountUrl }} className={styles.tool} aria-label="Account">
          <Icon name="user" />
        </SectionLink>
      )}
      {props.showCart && <CartButton counter={props.cartCounter} />}
    </div>
  )
}

const weight = bounded(100, 900)

function barVars(props: Props) {
  const badge = cssColor(props.badgeColor)
  return {
    ...vars({
      'nav-width': cssSize(props.maxWidth),
      'nav-gap': cssSize(props.linkSpacing),
      'nav-logo': cssSize(props.logoSize),
      'nav-size': cssSize(props.fontSize),
      'nav-icon': cssSize(props.iconSize),
      'nav-hover': cssColor(props.hoverColor),
      badge,
      'on-badge': badge && readableOn(badge),
      'nav-weight': weight(Number(props.fontWeight)),
    }),
  }
}

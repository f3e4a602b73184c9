import type { NavbarProps } from './navbar/navbar.schema.ts'
import type { Content } from './page-item.ts'
import { fontOf, vars, type StyleVars } from './style-vars.ts'
import { contrastColor } from './values/contrast-color.ts'
import { cssColor } from './values/css-color.ts'
import { cssSize } from './values/css-size.ts'

/**
 * The shop's colours, fonts and corners, chosen in its navigation, for the element with the class
 * `shop`: they dress the product page, the cart and the checkout as well.
 */
export function shopTheme(globalContent: Content): StyleVars {
  const navbar = globalContent.find((item) => item.type === 'navbar')
  const theme: Partial<NavbarProps> = navbar?.props ?? {}
  const accent = cssColor(theme.accentColor)
  return vars({
    accent,
    'on-accent': accent && contrastColor(accent),
    page: cssColor(theme.pageColor),
    text: cssColor(theme.pageTextColor),
    radius: cssSize(theme.cornerRadius),
    'font-body': fontOf(theme.fontFamily),
    'font-heading': fontOf(theme.headingFont),
  })
}

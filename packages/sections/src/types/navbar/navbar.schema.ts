import {
  backgroundColor,
  fixedMargin,
  maxWidth,
  padding,
  textColor,
} from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  checkbox,
  color,
  is,
  link,
  list,
  menu,
  select,
  unitNumber,
} from '../../kit/setting-builders.ts'
import { linkEntry, textSizes } from '../../kit/shared-settings.ts'
import { fontSize, fontWeight, logoSettings } from '../../kit/text-settings.ts'
import { navbarMigrations } from './navbar.migrations.ts'

export const navbarSchema = defineSection({
  type: 'navbar',
  name: 'Navigation',
  otherNames: 'menu header',
  contentType: 'global',
  version: 3,
  group: 'Header and footer',
  icon: 'M3 4h18v6H3zM6 7h4M15 7h3M3 15h18M3 19h12',
  migrations: navbarMigrations,
  settings: {
    ...content({
      ...logoSettings,
      menu: menu('Menu', { help: 'Instead of the links; made in Content, Menus' }),
      links: list('Links', linkEntry, {
        default: [
          { id: 'home', label: 'Home', url: '/' },
          { id: 'shop', label: 'Shop', url: '/shop' },
          { id: 'about', label: 'About', url: '/about' },
        ],
        maxItems: 12,
      }),
      showSearch: checkbox('Search', { default: true }),
      searchStyle: select(
        'Search style',
        { compact: 'Icon', expand: 'Box' },
        { visibleIf: is('showSearch', true) },
      ),
      // Shoppers have no accounts here: it links to another service.
      showAccount: checkbox('Account'),
      accountUrl: link('Account leads to', {
        help: 'Without an address the icon is shown but leads nowhere',
        visibleIf: is('showAccount', true),
      }),
      showCart: checkbox('Cart', { default: true }),
      cartCounter: checkbox('Count on the cart', {
        default: true,
        visibleIf: is('showCart', true),
      }),
    }),
    ...layout({
      styling: select('Arrangement', { default: 'Logo first', centered: 'Logo in the centre' }),
      sticky: checkbox('Stays in view', { default: true }),
      padding: padding('1rem 2rem', { mobile: '0.5rem 1.25rem' }),
      margin: fixedMargin,
      maxWidth,
      linkSpacing: unitNumber('Space between links', { default: '2rem', units: textSizes }),
    }),
    ...style({
      backgroundColor,
      textColor,
      hoverColor: color('Text under the pointer', { standsOn: 'backgroundColor' }),
      badgeColor: color('Cart count'),
      showBorder: checkbox('Line below', { default: true }),
      logoSize: unitNumber('Logo size', { default: '1.5rem', units: textSizes, max: 200 }),
      fontSize: fontSize('0.9375rem'),
      fontWeight: fontWeight('500'),
      iconSize: unitNumber('Icon size', { default: '22px', units: textSizes, max: 60 }),
    }),
  },
})

export type NavbarProps = typeof navbarSchema.defaults

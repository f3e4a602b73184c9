import {
  backgroundColor,
  color,
  fixedMargin,
  maxWidth,
  padding,
  textColor,
} from '../../kit/box-settings.ts'
import { defineSection } from '../../kit/define-section.ts'
import type { PerDevice } from '../../kit/per-device.ts'
import {
  link,
  linkSettings,
  newLink,
  textSizes,
  type FontWeight,
  type LinkProps,
} from '../../kit/shared-settings.ts'
import { navbarMigrations } from './navbar.migrations.ts'
import { fontSize, fontWeight, logoSettings } from '../../kit/text-settings.ts'

export interface NavbarProps {
  styling: 'default' | 'centered'
  logoType: 'text' | 'image'
  logoText: string
  logoImage: string
  links: LinkProps[]
  showSearch: boolean
  searchStyle: 'expand' | 'compact'
  showAccount: boolean
  /** Shoppers have no accounts here: where those of another service are kept. */
  accountUrl: string
  showCart: boolean
  cartCounter: boolean
  sticky: boolean
  padding: PerDevice<string>
  margin: string
  maxWidth: string
  linkSpacing: string
  logoSize: string
  fontSize: string
  fontWeight: FontWeight
  iconSize: string
  showBorder: boolean
  backgroundColor: string
  textColor: string
  hoverColor: string
  badgeColor: string
}

const defaults: NavbarProps = {
  styling: 'default',
  logoType: 'text',
  logoText: 'Your shop',
  logoImage: '',
  links: [
    link('home', 'Home', '/'),
    link('shop', 'Shop', '/shop'),
    link('about', 'About', '/about'),
  ],
  showSearch: true,
  searchStyle: 'compact',
  showAccount: false,
  accountUrl: '',
  showCart: true,
  cartCounter: true,
  sticky: true,
  padding: { base: '1rem 2rem', mobile: '0.5rem 1.25rem' },
  margin: '0',
  maxWidth: '1280px',
  linkSpacing: '2rem',
  logoSize: '1.5rem',
  fontSize: '0.9375rem',
  fontWeight: '500',
  iconSize: '22px',
  showBorder: true,
  backgroundColor: '',
  textColor: '',
  hoverColor: '',
  badgeColor: '',
}

export const navbarSchema = defineSection({
  type: 'navbar',
  name: 'Navigation',
  contentType: 'global',
  version: 2,
  group: 'Header and footer',
  icon: 'M3 4h18v6H3zM6 7h4M15 7h3M3 15h18M3 19h12',
  defaults,
  migrations: navbarMigrations,
  settings: [
    ...logoSettings,
    {
      key: 'links',
      label: 'Links',
      group: 'Content',
      kind: 'list',
      itemLabel: 'Link',
      maxItems: 12,
      item: newLink,
      settings: linkSettings,
    },
    { key: 'showSearch', label: 'Search', group: 'Content', kind: 'checkbox' },
    {
      key: 'searchStyle',
      label: 'Search style',
      group: 'Content',
      kind: 'select',
      options: [
        { value: 'compact', label: 'Icon' },
        { value: 'expand', label: 'Box' },
      ],
      visibleIf: { setting: 'showSearch', is: true },
    },
    { key: 'showAccount', label: 'Account', group: 'Content', kind: 'checkbox' },
    {
      key: 'accountUrl',
      label: 'Account leads to',
      group: 'Content',
      kind: 'link',
      help: 'Without an address the icon is shown but leads nowhere',
      visibleIf: { setting: 'showAccount', is: true },
    },
    { key: 'showCart', label: 'Cart', group: 'Content', kind: 'checkbox' },
    {
      key: 'cartCounter',
      label: 'Count on the cart',
      group: 'Content',
      kind: 'checkbox',
      visibleIf: { setting: 'showCart', is: true },
    },
    {
      key: 'styling',
      label: 'Arrangement',
      group: 'Layout',
      kind: 'select',
      options: [
        { value: 'default', label: 'Logo first' },
        { value: 'centered', label: 'Logo in the centre' },
      ],
    },
    { key: 'sticky', label: 'Stays in view', group: 'Layout', kind: 'checkbox' },
    padding,
    fixedMargin,
    maxWidth,
    {
      key: 'linkSpacing',
      label: 'Space between links',
      group: 'Layout',
      kind: 'unitNumber',
      units: textSizes,
      min: 0,
    },
    backgroundColor,
    textColor,
    color('hoverColor', 'Text under the pointer', { standsOn: 'backgroundColor' }),
    color('badgeColor', 'Cart count'),
    { key: 'showBorder', label: 'Line below', group: 'Style', kind: 'checkbox' },
    {
      key: 'logoSize',
      label: 'Logo size',
      group: 'Style',
      kind: 'unitNumber',
      units: textSizes,
      min: 0,
      max: 200,
    },
    fontSize,
    fontWeight,
    {
      key: 'iconSize',
      label: 'Icon size',
      group: 'Style',
      kind: 'unitNumber',
      units: textSizes,
      min: 0,
      max: 60,
    },
  ],
})

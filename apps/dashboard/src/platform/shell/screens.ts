import {
  type Icon,
  IconBuildingStore,
  IconCash,
  IconCode,
  IconDiscount,
  IconFileText,
  IconHistory,
  IconHome2,
  IconLayout,
  IconPackage,
  IconReceipt,
  IconReceiptTax,
  IconSettings,
  IconShoppingCart,
  IconSpeakerphone,
  IconTruckDelivery,
  IconUserHeart,
  IconUsers,
  IconUserShield,
  IconWorld,
} from '@tabler/icons-react'
import { hasRight, type Right, type Role } from '@vitrine/contract/call/role.ts'

export interface DashboardScreen {
  label: string
  /** First segment of its path below `/dashboard`. */
  path: string
  /** Needed to open it. */
  right: Right
  /** First segments of screens that are reached from it. */
  includes?: readonly string[]
  /** Paths below `/dashboard` of screens that only add something. */
  adds?: readonly string[]
}

export interface ScreenGroup extends DashboardScreen {
  icon: Icon
  screens: readonly DashboardScreen[]
}

export interface SettingsScreen extends DashboardScreen {
  icon: Icon
  hint: string
}

export const settingsScreens: readonly SettingsScreen[] = [
  {
    label: 'General',
    path: 'general',
    right: 'settings:read',
    icon: IconSettings,
    hint: 'Name, currency, time zone, units, opening and pausing the shop',
  },
  {
    label: 'Business details',
    path: 'business',
    right: 'settings:read',
    icon: IconBuildingStore,
    hint: 'Logo, contact and what invoices say about the seller',
  },
  {
    label: 'Domains',
    path: 'domains',
    right: 'settings:read',
    icon: IconWorld,
    hint: 'The addresses at which shoppers find the shop',
  },
  {
    label: 'Payment',
    path: 'payment',
    right: 'settings:read',
    icon: IconCash,
    hint: 'How shoppers pay',
  },
  {
    label: 'Checkout',
    path: 'checkout-editor',
    right: 'settings:read',
    icon: IconShoppingCart,
    hint: 'Fields, texts and look of the checkout',
  },
  {
    label: 'Shipping',
    path: 'shipping',
    right: 'settings:read',
    icon: IconTruckDelivery,
    hint: 'Zones, rates and pickup',
  },
  {
    label: 'Taxes',
    path: 'taxes',
    right: 'settings:read',
    icon: IconReceiptTax,
    hint: 'Tax rates by country and region',
  },
  {
    label: 'Policies',
    path: 'policies',
    right: 'settings:read',
    icon: IconFileText,
    hint: 'Returns, privacy, terms, shipping and imprint',
  },
  {
    label: 'Personal data',
    path: 'personal-data',
    right: 'settings:read',
    icon: IconUserShield,
    hint: 'How long data is stored, exporting and erasing a person',
  },
  {
    label: 'Team',
    path: 'team',
    right: 'team:read',
    icon: IconUsers,
    hint: 'People, their roles, invitations and the owner of the shop',
  },
  {
    label: 'Developers',
    path: 'developers',
    right: 'developers:read',
    icon: IconCode,
    hint: 'API keys and webhooks',
  },
  {
    label: 'Activity',
    path: 'activity',
    right: 'settings:read',
    icon: IconHistory,
    hint: 'Who did what in the shop',
  },
]

export const screenGroups: readonly ScreenGroup[] = [
  {
    label: 'Home',
    icon: IconHome2,
    path: 'adminhome',
    right: 'shop:read',
    screens: [{ label: 'Analytics', path: 'analytics', right: 'orders:read' }],
  },
  {
    label: 'Orders',
    icon: IconReceipt,
    path: 'orders',
    right: 'orders:read',
    screens: [
      {
        label: 'Draft orders',
        path: 'draft-orders',
        right: 'orders:read',
        adds: ['draft-orders/new'],
      },
      { label: 'Abandoned checkouts', path: 'abandoned-checkouts', right: 'customers:read' },
    ],
  },
  {
    label: 'Products',
    icon: IconPackage,
    path: 'products',
    right: 'products:read',
    includes: ['addproduct', 'edit-product'],
    adds: ['addproduct'],
    screens: [
      {
        label: 'Categories',
        path: 'categories',
        right: 'categories:read',
        includes: ['addcategory', 'edit-category'],
        adds: ['addcategory'],
      },
      { label: 'Imports', path: 'imports', right: 'products:read' },
      { label: 'Custom fields', path: 'custom-fields', right: 'products:read' },
      { label: 'Searches', path: 'searches', right: 'products:read' },
    ],
  },
  {
    label: 'Customers',
    icon: IconUserHeart,
    path: 'customers',
    right: 'customers:read',
    screens: [
      { label: 'Subscribers', path: 'subscribers', right: 'customers:read' },
      { label: 'Messages', path: 'messages', right: 'customers:read' },
    ],
  },
  {
    label: 'Discounts',
    icon: IconDiscount,
    path: 'discounts',
    right: 'discounts:read',
    includes: ['adddiscount', 'edit-discount'],
    adds: ['adddiscount'],
    screens: [],
  },
  {
    label: 'Content',
    icon: IconLayout,
    path: 'pages',
    right: 'pages:read',
    screens: [
      { label: 'Pages', path: 'pages', right: 'pages:read' },
      { label: 'Articles', path: 'articles', right: 'pages:read', adds: ['articles/new'] },
      { label: 'Menus', path: 'menus', right: 'pages:read', adds: ['menus/new'] },
      { label: 'Media', path: 'media', right: 'media:read' },
      { label: 'Theme', path: 'theme', right: 'pages:read' },
      { label: 'Search engines', path: 'seo', right: 'settings:read' },
    ],
  },
  {
    label: 'Marketing',
    icon: IconSpeakerphone,
    path: 'mails',
    right: 'emails:read',
    screens: [
      { label: 'Emails', path: 'mails', right: 'emails:read' },
      { label: 'Facebook Ads', path: 'facebook-ads', right: 'settings:read' },
    ],
  },
  {
    label: 'Settings',
    icon: IconSettings,
    path: 'settings',
    right: 'team:read',
    screens: settingsScreens,
  },
]

/** Returns the screen that a path belongs to, and its group; undefined where the menu has none. */
export function currentScreen(
  pathname: string,
): { group: ScreenGroup; screen: DashboardScreen } | undefined {
  const segment = pathname.split('/')[2] ?? ''
  for (const group of screenGroups) {
    const screen = [...group.screens, group].find(
      ({ path, includes = [] }) => path === segment || includes.includes(segment),
    )
    if (screen) return { group, screen }
  }
  return undefined
}

/** Returns the menu of a role; a group leads to the first of its screens that the role may open. */
export function screensOf(role: Role): ScreenGroup[] {
  const isOpen = ({ right }: DashboardScreen) => hasRight(role, right)
  return screenGroups.flatMap((group) => {
    const screens = group.screens.filter(isOpen)
    const path = isOpen(group) ? group.path : screens[0]?.path
    return path === undefined ? [] : [{ ...group, path, screens }]
  })
}

export type Opening = 'change' | 'look' | 'closed'

/** Says what a role may do on a screen; screens outside of the menu are everybody's. */
export function openingOf(role: Role, pathname: string): Opening {
  const { group, screen } = currentScreen(pathname) ?? {}
  if (!group || !screen) return 'change'
  if (!hasRight(role, screen.right)) return 'closed'
  if (mayChange(role, screen.right)) return 'change'
  const isAdding = screen.adds?.includes(pathname.replace(/^\/dashboard\//, ''))
  return isAdding ? 'closed' : 'look'
}

/** Rights that nobody has in full, like opening the dashboard, count as changing. */
function mayChange(role: Role, right: Right): boolean {
  const full = right.replace(/:read$/, ':write') as Right
  return hasRight(role, full) || !hasRight('owner', full)
}

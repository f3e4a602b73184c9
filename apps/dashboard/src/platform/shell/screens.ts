import {
  type Icon,
  IconDiscount,
  IconHome2,
  IconLayout,
  IconPackage,
  IconReceipt,
  IconSettings,
  IconSpeakerphone,
  IconUserHeart,
} from '@tabler/icons-react'

export interface DashboardScreen {
  label: string
  /** First segment of its path below `/dashboard`. */
  path: string
  /** First segments of screens that are reached from it. */
  includes?: readonly string[]
}

export interface ScreenGroup extends DashboardScreen {
  icon: Icon
  screens: readonly DashboardScreen[]
}

export const screenGroups: readonly ScreenGroup[] = [
  { label: 'Home', icon: IconHome2, path: 'adminhome', screens: [] },
  {
    label: 'Orders',
    icon: IconReceipt,
    path: 'orders',
    screens: [
      { label: 'Draft orders', path: 'draft-orders' },
      { label: 'Abandoned checkouts', path: 'abandoned-checkouts' },
    ],
  },
  {
    label: 'Products',
    icon: IconPackage,
    path: 'products',
    includes: ['addproduct', 'edit-product'],
    screens: [
      { label: 'Categories', path: 'categories', includes: ['addcategory', 'edit-category'] },
      { label: 'Imports', path: 'imports' },
      { label: 'Searches', path: 'searches' },
    ],
  },
  {
    label: 'Customers',
    icon: IconUserHeart,
    path: 'customers',
    screens: [
      { label: 'Subscribers', path: 'subscribers' },
      { label: 'Messages', path: 'messages' },
    ],
  },
  {
    label: 'Discounts',
    icon: IconDiscount,
    path: 'discounts',
    includes: ['adddiscount', 'edit-discount'],
    screens: [],
  },
  {
    label: 'Content',
    icon: IconLayout,
    path: 'pages',
    screens: [
      { label: 'Pages', path: 'pages' },
      { label: 'Media', path: 'media' },
      { label: 'Theme', path: 'theme' },
      { label: 'Search engines', path: 'seo' },
    ],
  },
  {
    label: 'Marketing',
    icon: IconSpeakerphone,
    path: 'mails',
    screens: [
      { label: 'Emails', path: 'mails' },
      { label: 'Facebook Ads', path: 'facebook-ads' },
    ],
  },
  {
    label: 'Settings',
    icon: IconSettings,
    path: 'settings',
    screens: [
      { label: 'General', path: 'general' },
      { label: 'Business details', path: 'business' },
      { label: 'Domains', path: 'domains' },
      { label: 'Payment', path: 'payment' },
      { label: 'Checkout', path: 'checkout-editor' },
      { label: 'Shipping', path: 'shipping' },
      { label: 'Taxes', path: 'taxes' },
      { label: 'Developers', path: 'developers' },
    ],
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

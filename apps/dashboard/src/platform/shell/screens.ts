import {
  type Icon,
  IconBuildingStore,
  IconCash,
  IconCode,
  IconDiscount,
  IconFileText,
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
  IconWorld,
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

export interface SettingsScreen extends DashboardScreen {
  icon: Icon
  hint: string
}

export const settingsScreens: readonly SettingsScreen[] = [
  {
    label: 'General',
    path: 'general',
    icon: IconSettings,
    hint: 'Name, currency, time zone, units, opening and pausing the shop',
  },
  {
    label: 'Business details',
    path: 'business',
    icon: IconBuildingStore,
    hint: 'Logo, contact and what invoices say about the seller',
  },
  {
    label: 'Domains',
    path: 'domains',
    icon: IconWorld,
    hint: 'The addresses at which shoppers find the shop',
  },
  { label: 'Payment', path: 'payment', icon: IconCash, hint: 'How shoppers pay' },
  {
    label: 'Checkout',
    path: 'checkout-editor',
    icon: IconShoppingCart,
    hint: 'Fields, texts and look of the checkout',
  },
  {
    label: 'Shipping',
    path: 'shipping',
    icon: IconTruckDelivery,
    hint: 'Zones, rates and pickup',
  },
  { label: 'Taxes', path: 'taxes', icon: IconReceiptTax, hint: 'Tax rates by country and region' },
  {
    label: 'Policies',
    path: 'policies',
    icon: IconFileText,
    hint: 'Returns, privacy, terms, shipping and imprint',
  },
  { label: 'Developers', path: 'developers', icon: IconCode, hint: 'API keys and webhooks' },
]

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

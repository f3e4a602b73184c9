import { NavLink } from '@mantine/core'
import {
  IconBrandFacebook,
  IconBuildingStore,
  IconCash,
  IconCategory,
  IconCode,
  IconDiscount,
  IconHome2,
  IconLayout,
  IconMail,
  IconPackage,
  IconPalette,
  IconPhoto,
  IconReceipt,
  IconReceiptTax,
  IconSend,
  IconSettings,
  IconShoppingCart,
  IconShoppingCartX,
  IconTruckDelivery,
  IconUserHeart,
  IconUsers,
  IconWorld,
  IconWorldSearch,
} from '@tabler/icons-react'
import { NavLink as RouterLink, useLocation } from 'react-router'
import { currentScreen, type ScreenGroup, screenGroups } from './screens.ts'
import classes from './shell.module.css'

const screens = [
  { label: 'Home', icon: IconHome2, path: 'adminhome', within: [] },
  { label: 'Orders', icon: IconReceipt, path: 'orders', within: [] },
  {
    label: 'Abandoned checkouts',
    icon: IconShoppingCartX,
    path: 'abandoned-checkouts',
    within: [],
  },
  {
    label: 'Products',
    icon: IconPackage,
    path: 'products',
    within: ['addproduct', 'edit-product', 'searches', 'imports'],
  },
  {
    label: 'Categories',
    icon: IconCategory,
    path: 'categories',
    within: ['addcategory', 'edit-category'],
  },
  {
    label: 'Discounts',
    icon: IconDiscount,
    path: 'discounts',
    within: ['adddiscount', 'edit-discount'],
  },
  { label: 'Customers', icon: IconUserHeart, path: 'customers', within: [] },
  { label: 'Shipping', icon: IconTruckDelivery, path: 'shipping', within: [] },
  { label: 'Taxes', icon: IconReceiptTax, path: 'taxes', within: [] },
  { label: 'Payment', icon: IconCash, path: 'payment', within: [] },
  { label: 'Checkout', icon: IconShoppingCart, path: 'checkout-editor', within: [] },
  { label: 'General', icon: IconSettings, path: 'general', within: [] },
  { label: 'Domains', icon: IconWorld, path: 'domains', within: [] },
  { label: 'Business details', icon: IconBuildingStore, path: 'business', within: [] },
  { label: 'Pages', icon: IconLayout, path: 'pages', within: [] },
  { label: 'Media', icon: IconPhoto, path: 'media', within: [] },
  { label: 'Theme', icon: IconPalette, path: 'theme', within: [] },
  { label: 'Search engines', icon: IconWorldSearch, path: 'seo', within: [] },
  { label: 'Facebook Ads', icon: IconBrandFacebook, path: 'facebook-ads', within: [] },
  { label: 'Messages', icon: IconMail, path: 'messages', within: [] },
  { label: 'Emails', icon: IconSend, path: 'mails', within: [] },
  { label: 'Subscribers', icon: IconUsers, path: 'subscribers', within: [] },
  { label: 'Developers', icon: IconCode, path: 'developers', within: [] },
]

export function Navigation({ onNavigate }: { onNavigate: () => void }) {
  // A custom page, `/dashboard/{slug}`, belongs to Pages.
  const current = currentScreen(useLocation().pathname) ?? currentScreen('/dashboard/pages')
  return (
    <nav aria-label="Dashboard">
      {screenGroups.map((group) => (
        <Group
          key={group.label}
          group={group}
          isOpen={group === current?.group}
          currentPath={current?.screen.path}
          onNavigate={onNavigate}
        />
      ))}
    </nav>
  )
}

interface GroupProps {
  group: ScreenGroup
  isOpen: boolean
  currentPath: string | undefined
  onNavigate: () => void
}

/** The screens of a group are listed while one of them is open. */
function Group({ group, isOpen, currentPath, onNavigate }: GroupProps) {
  const { label, icon: Glyph, path, screens } = group
  const isListed = screens.some((screen) => screen.path === currentPath)
  return (
    <>
      <NavLink
        component={RouterLink}
        to={`/dashboard/${path}`}
        label={label}
        leftSection={<Glyph size={20} stroke={1.6} aria-hidden />}
        active={isOpen && !isListed}
        data-open={isOpen || undefined}
        onClick={onNavigate}
        className={classes.link}
      />
      {isOpen && screens.length > 0 && (
        <ul className={classes.screensOfGroup} aria-label={label}>
          {screens.map((screen) => (
            <li key={screen.path}>
              <NavLink
                component={RouterLink}
                to={`/dashboard/${screen.path}`}
                label={screen.label}
                active={screen.path === currentPath}
                onClick={onNavigate}
                className={`${classes.link} ${classes.screen}`}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

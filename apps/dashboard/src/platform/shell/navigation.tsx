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
} from '@tabler/icons-react'
import { NavLink as RouterLink, useLocation } from 'react-router'
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
  { label: 'Facebook Ads', icon: IconBrandFacebook, path: 'facebook-ads', within: [] },
  { label: 'Messages', icon: IconMail, path: 'messages', within: [] },
  { label: 'Emails', icon: IconSend, path: 'mails', within: [] },
  { label: 'Subscribers', icon: IconUsers, path: 'subscribers', within: [] },
  { label: 'Developers', icon: IconCode, path: 'developers', within: [] },
]

export function Navigation({ onNavigate }: { onNavigate: () => void }) {
  const current = useLocation().pathname.split('/')[2] ?? ''
  return (
    <nav aria-label="Dashboard">
      {screens.map(({ label, icon: Glyph, path, within }) => (
        <NavLink
          key={path}
          component={RouterLink}
          to={`/dashboard/${path}`}
          label={label}
          leftSection={<Glyph size={20} stroke={1.6} aria-hidden />}
          active={path === current || within.includes(current)}
          onClick={onNavigate}
          className={classes.link}
        />
      ))}
    </nav>
  )
}

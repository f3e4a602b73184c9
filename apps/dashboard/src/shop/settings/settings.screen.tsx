import { Anchor, SimpleGrid, Text } from '@mantine/core'
import {
  IconBuildingStore,
  IconCash,
  IconCode,
  IconReceiptTax,
  IconSettings,
  IconShoppingCart,
  IconTruckDelivery,
  IconWorld,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import classes from './settings.module.css'

export const meta = titled('Settings')

const settings = [
  {
    label: 'General',
    path: 'general',
    icon: IconSettings,
    text: 'Name, currency, time zone, units, opening and pausing the shop',
  },
  {
    label: 'Business details',
    path: 'business',
    icon: IconBuildingStore,
    text: 'Logo, contact and what invoices say about the seller',
  },
  {
    label: 'Domains',
    path: 'domains',
    icon: IconWorld,
    text: 'The addresses at which shoppers find the shop',
  },
  { label: 'Payment', path: 'payment', icon: IconCash, text: 'How shoppers pay' },
  {
    label: 'Checkout',
    path: 'checkout-editor',
    icon: IconShoppingCart,
    text: 'Fields, texts and look of the checkout',
  },
  {
    label: 'Shipping',
    path: 'shipping',
    icon: IconTruckDelivery,
    text: 'Zones, rates and pickup',
  },
  { label: 'Taxes', path: 'taxes', icon: IconReceiptTax, text: 'Tax rates by country and region' },
  {
    label: 'Developers',
    path: 'developers',
    icon: IconCode,
    text: 'API keys and webhooks',
  },
]

export default function Settings() {
  return (
    <Screen title="Settings">
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="md" className={classes.list}>
        {settings.map(({ label, path, icon: Glyph, text }) => (
          <li key={path}>
            <Anchor
              component={Link}
              to={`/dashboard/${path}`}
              underline="never"
              c="var(--ink)"
              className={classes.card}
            >
              <span className={classes.icon}>
                <Glyph size={22} stroke={1.6} aria-hidden />
              </span>
              <span>
                <Text span display="block" fw={600}>
                  {label}
                </Text>
                <Text span display="block" size="sm" c="var(--ink-soft)">
                  {text}
                </Text>
              </span>
            </Anchor>
          </li>
        ))}
      </SimpleGrid>
    </Screen>
  )
}

import { Button } from '@mantine/core'
import {
  IconCash,
  IconDoor,
  IconFileText,
  IconLayout,
  IconMail,
  IconPackage,
  IconReceipt,
  IconReceiptTax,
  IconTruckDelivery,
  IconWorld,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAuth, useCurrentStore } from '../platform/session/auth-context.ts'
import { SendConfirmation } from '../platform/session/send-confirmation.tsx'
import { useOpening } from '../shop/general/use-opening.ts'
import { useSetup } from './use-setup.ts'

export interface SetupStep {
  icon: Icon
  title: string
  text: string
  isDone: boolean
  action: ReactNode
}

export function useSetupSteps(): SetupStep[] | undefined {
  const setup = useSetup()
  const { emailVerified, email } = useAuth()
  const { storeId, openedAt, primaryDomain, storeDomain } = useCurrentStore()
  const { open } = useOpening()
  if (!setup) return undefined
  return [
    {
      icon: IconPackage,
      title: 'Add product',
      text: 'A name and a price are enough to start.',
      isDone: setup.hasProduct,
      action: <LinkButton to="/dashboard/addproduct" label="Add product" />,
    },
    {
      icon: IconLayout,
      title: 'Design your shop',
      text: 'Choose a theme, edit your home page and publish it.',
      isDone: setup.hasDesign,
      action: <LinkButton to="/builder" label="Open builder" />,
    },
    {
      icon: IconCash,
      title: 'Set up payments',
      text: 'Cash on delivery is on. Add cards or bank transfer, or keep it as it is.',
      isDone: setup.hasPayment,
      action: <LinkButton to="/dashboard/payment" label="Set up payment" />,
    },
    {
      icon: IconTruckDelivery,
      title: 'Set what shipping costs',
      text: 'Until then, every order ships free.',
      isDone: setup.hasShipping,
      action: <LinkButton to="/dashboard/shipping" label="Set up shipping" />,
    },
    {
      icon: IconReceiptTax,
      title: 'Set taxes',
      text: 'Add the rates of the countries you sell to, or save that you charge none.',
      isDone: setup.hasTaxes,
      action: <LinkButton to="/dashboard/taxes" label="Set up taxes" />,
    },
    {
      icon: IconFileText,
      title: 'Publish your policies',
      text: 'Terms, returns and privacy, linked in the footer and at the checkout.',
      isDone: setup.hasPolicies,
      action: <LinkButton to="/dashboard/policies" label="Write policies" />,
    },
    {
      icon: IconWorld,
      title: 'Connect your domain',
      text: `Shoppers find your shop at ${primaryDomain}. Use an address of your own, if you have one.`,
      isDone: primaryDomain !== storeDomain,
      action: <LinkButton to="/dashboard/domains" label="Add domain" />,
    },
    {
      icon: IconReceipt,
      title: 'Place a test order',
      text: 'Buy something yourself, and cancel the order afterwards.',
      isDone: setup.hasOrder,
      action: <LinkButton to="/view-shop" label="View shop" />,
    },
    {
      icon: IconMail,
      title: 'Confirm your email address',
      text: `Open the link that we sent to ${email}.`,
      isDone: emailVerified,
      action: <SendConfirmation />,
    },
    {
      icon: IconDoor,
      title: 'Open your shop',
      text: `Until then shoppers see “Opening soon” at ${primaryDomain}. “View shop” shows it to you.`,
      isDone: openedAt !== null,
      action: (
        <Button size="sm" loading={open.isPending} onClick={() => open.mutate({ storeId })}>
          Open shop
        </Button>
      ),
    },
  ]
}

function LinkButton({ to, label }: { to: string; label: string }) {
  return (
    <Button component={Link} to={to} size="sm" variant="default">
      {label}
    </Button>
  )
}

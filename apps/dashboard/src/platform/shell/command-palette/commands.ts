import {
  type Icon,
  IconArrowRight,
  IconDiscount,
  IconExternalLink,
  IconFilePlus,
  IconPlus,
  IconReceipt,
  IconWand,
} from '@tabler/icons-react'
import { hasRight, type Right, type Role } from '@vitrine/contract/call/role.ts'
import { type DashboardScreen, screenGroups } from '../screens.ts'
import { splitWords } from '../../has-words.ts'

export interface Command {
  id: string
  label: string
  description?: string
  icon: Icon
  /** A path of this site, opened in place. */
  to: string
  right: Right
}

export const createCommands: readonly Command[] = [
  {
    id: 'add-product',
    label: 'Add product',
    icon: IconPlus,
    to: '/dashboard/addproduct',
    right: 'products:write',
  },
  {
    id: 'add-category',
    label: 'Add category',
    icon: IconPlus,
    to: '/dashboard/addcategory',
    right: 'categories:write',
  },
  {
    id: 'create-order',
    label: 'Create order',
    icon: IconReceipt,
    to: '/dashboard/draft-orders/new',
    right: 'orders:write',
  },
  {
    id: 'add-discount',
    label: 'Create discount',
    icon: IconDiscount,
    to: '/dashboard/adddiscount',
    right: 'discounts:write',
  },
  {
    id: 'new-page',
    label: 'New page',
    icon: IconFilePlus,
    to: '/dashboard/pages?new=1',
    right: 'pages:write',
  },
]

export const goToCommands: readonly Command[] = [
  { id: 'builder', label: 'Builder', icon: IconWand, to: '/builder', right: 'pages:write' },
  {
    id: 'choose-store',
    label: 'Change shop',
    icon: IconExternalLink,
    to: '/choose-store',
    right: 'shop:read',
  },
  ...screenGroups.flatMap((group) => [
    ...(group.screens.some(({ path }) => path === group.path) ? [] : [screenCommand(group)]),
    ...group.screens.map((screen) => ({ ...screenCommand(screen), description: group.label })),
  ]),
]

function screenCommand({ label, path, right }: DashboardScreen): Command {
  return { id: path, label, icon: IconArrowRight, to: `/dashboard/${path}`, right }
}

export function commandsOf(role: Role, commands: readonly Command[]): readonly Command[] {
  return commands.filter(({ right }) => hasRight(role, right))
}

/** Every word of the search has to begin a word of the label or description. */
export function findCommands(commands: readonly Command[], search: string): readonly Command[] {
  const requested = splitWords(search)
  return commands.filter(({ label, description = '' }) => {
    const words = splitWords(`${label} ${description}`)
    return requested.every((start) => words.some((word) => word.startsWith(start)))
  })
}

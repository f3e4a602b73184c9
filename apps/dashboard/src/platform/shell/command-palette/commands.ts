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
import { screenGroups } from '../screens.ts'

export interface Command {
  id: string
  label: string
  description?: string
  icon: Icon
  /** A path of this site, opened in place. */
  to: string
}

export const createCommands: readonly Command[] = [
  { id: 'add-product', label: 'Add product', icon: IconPlus, to: '/dashboard/addproduct' },
  { id: 'add-category', label: 'Add category', icon: IconPlus, to: '/dashboard/addcategory' },
  {
    id: 'create-order',
    label: 'Create order',
    icon: IconReceipt,
    to: '/dashboard/draft-orders/new',
  },
  {
    id: 'add-discount',
    label: 'Create discount',
    icon: IconDiscount,
    to: '/dashboard/adddiscount',
  },
  { id: 'new-page', label: 'New page', icon: IconFilePlus, to: '/dashboard/pages?new=1' },
]

export const goToCommands: readonly Command[] = [
  { id: 'builder', label: 'Builder', icon: IconWand, to: '/builder' },
  { id: 'choose-store', label: 'Change shop', icon: IconExternalLink, to: '/choose-store' },
  ...screenGroups.flatMap((group) => [
    ...(group.screens.some(({ path }) => path === group.path) ? [] : [screenCommand(group)]),
    ...group.screens.map((screen) => ({ ...screenCommand(screen), description: group.label })),
  ]),
]

function screenCommand({ label, path }: { label: string; path: string }): Command {
  return { id: path, label, icon: IconArrowRight, to: `/dashboard/${path}` }
}

/** Every word of the search has to begin a word of the label or description. */
export function findCommands(commands: readonly Command[], search: string): readonly Command[] {
  const requested = wordsOf(search)
  return commands.filter(({ label, description = '' }) => {
    const words = wordsOf(`${label} ${description}`)
    return requested.every((start) => words.some((word) => word.startsWith(start)))
  })
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}

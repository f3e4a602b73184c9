import { formatBytes } from '../text/format-bytes.ts'

/** What a plan limits; storage is in bytes. */
export const limitLabels = {
  shops: 'Shops',
  products: 'Products',
  staff: 'Team members',
  storage: 'Storage',
  orders: 'Orders a month',
  domains: 'Own domains',
  apiCalls: 'API calls a minute',
  mails: 'Emails a day',
} as const

export type LimitName = keyof typeof limitLabels

export const limitNames = Object.keys(limitLabels) as [LimitName, ...LimitName[]]

/** Null is unlimited. */
export type PlanLimits = Record<LimitName, number | null>

/** From here on a limit is shown as near. */
export const nearLimit = 0.8

const words: Record<LimitName, readonly [one: string, many: string, remedy: string]> = {
  shops: ['shop', 'shops', 'Delete one or change the plan.'],
  products: ['product', 'products', 'Remove some or change the plan.'],
  staff: [
    'team member besides the owner',
    'team members besides the owner',
    'Remove somebody, revoke an invitation or change the plan.',
  ],
  storage: ['', 'of images and files', 'Delete some or change the plan.'],
  orders: ['order a month', 'orders a month', 'Change the plan to take more.'],
  domains: ['domain of your own', 'domains of your own', 'Remove one or change the plan.'],
  apiCalls: ['API call a minute', 'API calls a minute', 'Wait a minute or change the plan.'],
  mails: ['email a day', 'emails a day', 'Wait until tomorrow or change the plan.'],
}

/** For example “Your plan allows 100 products. Remove some or change the plan.” */
export function limitSentence(name: LimitName, max: number): string {
  const [, , remedy] = words[name]
  return `Your plan allows ${max === 0 && name !== 'storage' ? `no ${words[name][1]}` : amountText(name, max)}. ${remedy}`
}

/** For example “100 products”. */
export function amountText(name: LimitName, amount: number): string {
  const [one, many] = words[name]
  if (name === 'storage') return `${formatBytes(amount)} ${many}`
  return `${amount.toLocaleString('en')} ${amount === 1 ? one : many}`
}

/** Without the noun: “100” or “2 GB”. */
export function shortAmount(name: LimitName, amount: number): string {
  return name === 'storage' ? formatBytes(amount) : amount.toLocaleString('en')
}

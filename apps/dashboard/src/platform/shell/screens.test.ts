import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import type { Role } from '@vitrine/contract/call/role.ts'
import { currentScreen, openingOf, screenGroups, screensOf } from './screens.ts'

interface Route {
  path?: string | undefined
  children?: readonly Route[] | undefined
}

function findRoute(all: readonly Route[], path: string): Route | undefined {
  for (const each of all) {
    const found = each.path === path ? each : findRoute(each.children ?? [], path)
    if (found) return found
  }
  return undefined
}

const segments = (findRoute(routes, 'dashboard')?.children ?? [])
  .map(({ path = '' }) => path.split('/')[0] ?? '')
  .filter((segment) => segment && !segment.startsWith(':'))

test('the first level of the menu has at most nine entries', () => {
  expect(screenGroups.length).toBeLessThanOrEqual(9)
})

test('every screen of the dashboard but the profile is reached by the menu', () => {
  const missing = segments.filter((segment) => !currentScreen(`/dashboard/${segment}`))
  expect(missing).toEqual(['profile'])
})

test('every entry of the menu leads to a screen', () => {
  const paths = screenGroups.flatMap((group) => [group, ...group.screens]).map(({ path }) => path)
  expect(paths.filter((path) => !segments.includes(path))).toEqual([])
})

test('the editor of a product belongs to Products', () => {
  expect(currentScreen('/dashboard/edit-product/1')?.screen.label).toBe('Products')
})

test('an order belongs to Orders, a draft to Draft orders', () => {
  expect(currentScreen('/dashboard/orders/1')?.screen.label).toBe('Orders')
  expect(currentScreen('/dashboard/draft-orders/new')).toMatchObject({
    group: { label: 'Orders' },
    screen: { label: 'Draft orders' },
  })
})

const labelsOf = (role: Role) => screensOf(role).map(({ label }) => label)

test('the menu has what the role may open', () => {
  expect(labelsOf('owner')).toEqual(screenGroups.map(({ label }) => label))
  expect(labelsOf('sales')).toEqual([
    'Home',
    'Orders',
    'Products',
    'Customers',
    'Discounts',
    'Content',
    'Marketing',
    'Settings',
  ])
  expect(labelsOf('editor')).toEqual(['Home', 'Products', 'Content', 'Settings'])
})

test('a group leads to its first screen that the role may open', () => {
  const content = screensOf('sales').find(({ label }) => label === 'Content')
  expect(content).toMatchObject({ path: 'media', screens: [{ label: 'Media' }] })
})

test.each([
  ['owner', '/dashboard/general', 'change'],
  ['admin', '/dashboard/developers', 'change'],
  ['editor', '/dashboard/orders/1', 'closed'],
  ['sales', '/dashboard/addproduct', 'closed'],
  ['sales', '/dashboard/edit-product/1', 'look'],
  ['sales', '/dashboard/draft-orders/new', 'change'],
  ['viewer', '/dashboard/draft-orders/new', 'closed'],
  ['viewer', '/dashboard/orders/1', 'look'],
  ['viewer', '/dashboard/team', 'look'],
  ['viewer', '/dashboard/profile', 'change'],
  ['viewer', '/dashboard/adminhome', 'change'],
] as const)('what the %s does at %s: %s', (role, pathname, opening) => {
  expect(openingOf(role, pathname)).toBe(opening)
})

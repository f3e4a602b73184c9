import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { currentScreen, screenGroups } from './screens.ts'

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

import type { CallMeta } from '@vitrine/contract/call/call.ts'
import type { RightResource } from '@vitrine/contract/call/role.ts'
import { Refusal } from '../platform/refusal.ts'

/** Calls on the account that show a dashboard; all others are the owner's own. */
const openSelfCalls = new Set([
  'announcements.current',
  'auth.checkAuth',
  'auth.logout',
  'profile.setup',
  'store.createViewLink',
])

/** Money, keys and who owns or enters the shop. */
const barredToWrite: ReadonlySet<string> = new Set<RightResource>(['payments', 'ownership', 'team'])
const barredToRead: ReadonlySet<string> = new Set<RightResource>(['developers'])

const barredCalls = new Set([
  'draftOrders.markPaid',
  'orders.addPayment',
  'orders.addRefund',
  'orders.cancel',
  'team.acceptTransfer',
  'team.declineTransfer',
  'team.leave',
])

/** Whether an operator who works as an owner may make the call. */
export function isOpenToVisitors(call: string, rule: CallMeta): boolean {
  if (rule.access === 'self') return openSelfCalls.has(call)
  if (rule.access !== 'owner' || rule.stepUp || barredCalls.has(call)) return false
  if (/export|download/i.test(call)) return false
  const [resource = '', reach] = rule.right.split(':')
  return !barredToRead.has(resource) && !(reach === 'write' && barredToWrite.has(resource))
}

/** @throws `barred_to_operators` */
export function refuseVisitor(call: string, rule: CallMeta): void {
  if (!isOpenToVisitors(call, rule)) throw new Refusal('barred_to_operators')
}

import { runDue } from '../platform/jobs/due-work.ts'
import { signalWork } from '../provider/signals/signal-work.ts'
import type { Shop } from './start-shop.ts'

/** Checks the shops that are due for signals now. */
export async function checkSignals({ services: { db, log, now } }: Pick<Shop, 'services'>) {
  await runDue(signalWork({ db, now }), { log, now })
}

import { oc } from '@orpc/contract'
import { refusals, type RefusalCode } from '../call/refusal.ts'

/** `open`: needs no session, for signing in only. All other calls are for signed-in operators. */
export interface ConsoleMeta {
  open?: true
}

interface Wiring extends ConsoleMeta {
  method: 'GET' | 'POST'
  path: `/${string}`
  summary: string
  refusals?: readonly RefusalCode[]
}

const base = oc.$meta<ConsoleMeta>({})

/** Declares a call of the provider's console, below `/api/console`. */
export function consoleCall({ open, refusals: codes = [], ...route }: Wiring) {
  return base
    .route(route)
    .meta(open ? { open } : {})
    .errors(Object.fromEntries(codes.map((code) => [code, refusals[code]])))
}

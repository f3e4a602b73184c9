import { ORPCError } from '@orpc/server'
import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { HostStore } from '../../platform/host-store.ts'
import { comesFromElsewhere } from '../../api/refuse-cross-site.ts'
import { secondsToWait } from '../../api/too-many-attempts.ts'
import {
  answerFromElsewhere,
  answerTooMany,
  plainAnswer,
} from '../../platform/http/plain-answer.ts'

type Calls = Pick<ApiClient, 'newsletter' | 'checkout'>

interface Step {
  send: (calls: Calls, request: Request, store: HostStore) => Promise<unknown>
  done: string
  refused: string
}

const steps: Readonly<Record<string, Step>> = {
  '/newsletter/confirm': {
    send: (calls, request) => calls.newsletter.confirm({ token: tokenOf(request) }),
    done: 'confirmed',
    refused: 'expired',
  },
  '/newsletter/unsubscribe': {
    send: (calls, request) => calls.newsletter.unsubscribe({ token: tokenOf(request) }),
    done: 'unsubscribed',
    refused: 'expired',
  },
  '/newsletter/stop-reminders': {
    send: (calls, request) => calls.checkout.stopReminders({ token: tokenOf(request) }),
    done: 'reminders-stopped',
    refused: 'reminders-link-broken',
  },
  '/newsletter/subscribe': {
    send: subscribeByForm,
    done: 'check-inbox',
    refused: 'failed',
  },
}

/**
 * Handles the newsletter's forms without JavaScript, and one-click unsubscribe (RFC 8058), which
 * must not redirect. Resolves to undefined for other requests.
 */
export async function answerNewsletterForm(
  request: Request,
  store: HostStore,
  callsOf: (store: HostStore) => Calls,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const step = Object.hasOwn(steps, pathname) ? steps[pathname] : undefined
  if (request.method !== 'POST' || !step) return undefined
  if (step === steps['/newsletter/subscribe'] && comesFromElsewhere(request))
    return await answerFromElsewhere()
  const refused = await step.send(callsOf(store), request, store).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ORPCError && error.code !== 'unavailable') return error
      throw error
    },
  )
  const isDone = refused === undefined
  if (refused?.code === 'too_many_attempts') return await answerTooMany(secondsToWait(refused))
  if (request.headers.get('sec-fetch-mode') === 'navigate')
    return seeOther(`/newsletter/${isDone ? step.done : step.refused}`)
  return await outcomePage(isDone)
}

function tokenOf({ url }: Request) {
  return new URL(url).searchParams.get('token') ?? ''
}

const largestForm = 10_000

async function subscribeByForm({ newsletter }: Calls, request: Request, { storeId }: HostStore) {
  const size = Number(request.headers.get('content-length') ?? Number.NaN)
  const isForm = request.headers
    .get('content-type')
    ?.startsWith('application/x-www-form-urlencoded')
  const text = isForm && size <= largestForm ? await request.text() : ''
  const fields = new URLSearchParams(text)
  const [email, extra] = ['email', 'extra'].map((name) => fields.get(name)?.trim() ?? '')
  return await newsletter.subscribe({ storeId, email: email ?? '', extra })
}

function seeOther(location: string) {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

async function outcomePage(isDone: boolean) {
  return isDone
    ? await plainAnswer(200, 'Done', 'There is nothing more to do.')
    : await plainAnswer(410, 'This did not work', 'The link has expired, or part of it is missing.')
}

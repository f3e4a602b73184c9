import { keepStacks } from './shell/start/without-stacks.ts'
import { keepPresses, repeatPress, wholePage } from '@vitrine/sections/kit/early-presses.ts'
import { ServedHtmlContext } from '@vitrine/sections/kit/served-html-context.ts'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { browserCalls } from './calls/browser-calls.ts'
import { takeSubscribers } from './newsletter/take-subscribers.ts'
import { readState, rootElementId } from './document/page-state.ts'
import { partOf } from './app/parts.ts'
import { NotFound } from './layout/not-found-part.ts'
import { PixelSlot } from './pixel/pixel-slot.tsx'
import { createQueryClient } from './calls/query-client.ts'
import { BrowserPlace } from './shell/router/browser-place.tsx'
import { followLinks } from './shell/router/follow-links.ts'
import { nextTask } from './shell/start/next-task.ts'
import { CurrentRoute } from './app/current-route.tsx'

keepStacks()
// Not awaited at the top: the part imports from this very file, and each would wait for the other.
void start()

async function start() {
  keepPresses(wholePage)
  await nextTask()
  try {
    await hydrate()
  } catch (failure) {
    repeatPress(wholePage)
    throw failure
  }
}

async function hydrate() {
  const { store, origin, answers } = readState(document)
  const source = { calls: browserCalls, store }
  const client = createQueryClient(answers)
  // Without its part the page says so itself, and what is around it comes alive.
  await Promise.all([
    partOf(location.pathname)?.preload(),
    document.querySelector('[data-missing]') && NotFound.preload(),
  ]).catch(() => {})
  // A transition is done in small pieces, between which the page answers.
  startTransition(() => {
    hydrateRoot(
      document.getElementById(rootElementId) as HTMLElement,
      <ServedHtmlContext value>
        <App source={source} origin={origin} client={client}>
          <BrowserPlace>
            <CurrentRoute />
            <PixelSlot />
            <Alive client={client} />
          </BrowserPlace>
        </App>
      </ServedHtmlContext>,
    )
    takeSubscribers(store.storeId)
  })
}

function Alive({ client }: { client: QueryClient }) {
  useEffect(() => {
    // A link that is followed earlier loads a document: what React has not taken over would stay.
    followLinks((href) => carriedTo(href, client.getQueryData(['globalContent'])))
    // In a task of its own: inside an effect React cannot bring the pressed section alive.
    void nextTask().then(() => repeatPress(wholePage))
  }, [client])
  return null
}

/** A product's link carries the global content along. */
function carriedTo(href: string, globalContent: unknown) {
  return href.startsWith('/page/product/') ? { globalContent } : undefined
}

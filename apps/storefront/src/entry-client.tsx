import { keepStacks } from './shell/start/without-stacks.ts'
import { keepPresses, repeatPress, wholePage } from '@vitrine/sections/kit/early-presses.ts'
import { loadLibrary } from '@vitrine/sections/render/components.ts'
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
// Top-level await would deadlock: the part imports this file.
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
  const { store, place, answers, library } = readState(document)
  const source = { calls: browserCalls, store }
  const client = createQueryClient(answers)
  // Without the list, those sections would be taken for still ones and never hydrate.
  if (library) await loadLibrary()
  // A failed part shows its own error, and the rest hydrates.
  await Promise.all([
    partOf(place.pathname)?.preload(),
    document.querySelector('[data-missing]') && NotFound.preload(),
  ]).catch(() => {})
  // A transition hydrates in slices, between which the page responds.
  startTransition(() => {
    hydrateRoot(
      document.getElementById(rootElementId) as HTMLElement,
      <ServedHtmlContext value>
        <App source={source} client={client}>
          <BrowserPlace served={place}>
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
    // Starts after hydration: earlier, unhydrated markup would stay on navigation.
    followLinks((href) => carriedTo(href, client.getQueryData(['globalContent'])))
    // Runs in its own task: React cannot hydrate the pressed section inside an effect.
    void nextTask().then(() => repeatPress(wholePage))
  }, [client])
  return null
}

/** Passes the global content on to product pages. */
function carriedTo(href: string, globalContent: unknown) {
  return href.startsWith('/page/product/') ? { globalContent } : undefined
}

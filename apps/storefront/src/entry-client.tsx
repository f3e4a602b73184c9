import { keepStacks } from './start/without-stacks.ts'
import { ServedHtmlContext } from '@vitrine/sections/served-html-context.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { browserCalls } from './browser-calls.ts'
import { takeSubscribers } from './newsletter/take-subscribers.ts'
import { readState, rootElementId } from './page-state.ts'
import { partOf } from './parts.ts'
import { PixelSlot } from './pixel/pixel-slot.tsx'
import { createQueryClient } from './query-client.ts'
import { BrowserPlace } from './router/browser-place.tsx'
import { followLinks } from './router/follow-links.ts'
import { holdPresses } from './start/hold-presses.ts'
import { nextTask } from './start/next-task.ts'
import { CurrentRoute } from './routes/current-route.tsx'

keepStacks()
// Not awaited at the top: the part imports from this very file, and each would wait for the other.
void start()

async function start() {
  const presses = holdPresses()
  await nextTask()
  try {
    await hydrate()
  } finally {
    presses.release()
  }
}

async function hydrate() {
  const { store, origin, answers } = readState(document)
  const source = { calls: browserCalls, store }
  const client = createQueryClient(answers)
  // Without its part the page says so itself, and what is around it comes alive.
  await partOf(location.pathname)
    ?.preload()
    .catch(() => {})
  // A transition is done in small pieces, between which the page answers.
  startTransition(() => {
    hydrateRoot(
      document.getElementById(rootElementId) as HTMLElement,
      <ServedHtmlContext value>
        <App source={source} origin={origin} client={client}>
          <BrowserPlace>
            <CurrentRoute />
            <PixelSlot />
          </BrowserPlace>
        </App>
      </ServedHtmlContext>,
    )
    takeSubscribers(store.storeId)
  })
  followLinks((href) => carriedTo(href, client.getQueryData(['globalContent'])))
}

/** A product's link carries the global content along. */
function carriedTo(href: string, globalContent: unknown) {
  return href.startsWith('/page/product/') ? { globalContent } : undefined
}

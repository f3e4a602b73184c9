import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { browserCalls } from './browser-calls.ts'
import { readState, rootElementId } from './page-state.ts'
import { partOf } from './parts.ts'
import { createQueryClient } from './query-client.ts'
import { BrowserRouter } from './router/browser-router.tsx'

// Not awaited at the top: the part imports from this very file, and each would wait for the other.
void hydrate()

async function hydrate() {
  const { store, origin, answers } = readState(document)
  const source = { calls: browserCalls, store }
  await partOf(location.pathname)?.preload()
  hydrateRoot(
    document.getElementById(rootElementId) as HTMLElement,
    <BrowserRouter>
      <App source={source} origin={origin} client={createQueryClient(answers)} />
    </BrowserRouter>,
  )
}

import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { createFetchCalls } from './fetch-calls.ts'
import { readState } from './page-state.ts'
import { createQueryClient } from './query-client.ts'
import { preloadParts } from './routes/current-route.tsx'

const { store, origin, answers } = readState(document)
const client = createQueryClient(answers)
const source = { calls: createFetchCalls(), store }

await preloadParts(location.pathname)
hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <BrowserRouter>
    <App source={source} origin={origin} client={client} />
  </BrowserRouter>,
)

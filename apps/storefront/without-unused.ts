import type { Plugin } from 'vite'

const replacements: Readonly<Record<string, string>> = {
  './mutationCache.js': 'export class MutationCache { clear() {} }',
  './infiniteQueryBehavior.js':
    'const never = () => {}\n' +
    'export { never as infiniteQueryBehavior, never as hasNextPage, never as hasPreviousPage }',
  // Nothing is read again when a shopper comes back to the window or the network to the shopper.
  './focusManager.js':
    'export const focusManager = { isFocused: () => true, subscribe: () => () => {} }',
  './onlineManager.js':
    'export const onlineManager = { isOnline: () => true, subscribe: () => () => {} }',
  // Nothing waits in Suspense for an answer, nor throws to a boundary what went wrong with it.
  './suspense.js':
    'const never = () => {}\n' +
    'export { never as ensureSuspenseTimers, never as fetchOptimistic, never as shouldSuspend, never as defaultThrowOnError }',
  './errorBoundaryUtils.js':
    'const never = () => {}\n' +
    'export { never as ensurePreventErrorBoundaryRetry, never as getHasError, never as useClearResetErrorBoundary }',
  './QueryErrorResetBoundary.js':
    'const never = () => {}\n' +
    'export { never as QueryErrorResetBoundary, never as useQueryErrorResetBoundary }',
  // Nothing kept on the device is read back into the cache.
  './IsRestoringProvider.js':
    'const never = () => false\n' +
    'export { never as IsRestoringProvider, never as useIsRestoring }',
  // The client watches neither window nor network, so there is nothing to mount.
  './QueryClientProvider.js':
    "import { createContext, createElement, useContext } from 'react'\n" +
    'export const QueryClientContext = createContext()\n' +
    'export const useQueryClient = (client) => useContext(QueryClientContext) ?? client\n' +
    'export const QueryClientProvider = ({ client, children }) =>\n' +
    '  createElement(QueryClientContext, { value: client }, children)',
  './timeoutManager.js':
    'export const timeoutManager = {\n' +
    '  setTimeout: (act, delay) => setTimeout(act, delay), clearTimeout: (id) => clearTimeout(id),\n' +
    '  setInterval: (act, delay) => setInterval(act, delay), clearInterval: (id) => clearInterval(id) }\n' +
    'export const systemSetTimeoutZero = (act) => { setTimeout(act) }',
}
/** Vite's own, which fetches the style sheets of a file: there is one for all, in every page. */
const preloadHelper = '\0vite/preload-helper.js'
const prefix = '\0without:'

/**
 * Shops read through TanStack Query and never write, nor scroll without end. Its client brings both
 * along all the same, with what watches window and network; Vite brings what fetches style sheets.
 * Together they are 3 kB of the 85 that a shopper is sent.
 */
export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    resolveId(source, importer) {
      const isQuery = importer?.includes('@tanstack/') ?? false
      return isQuery && Object.hasOwn(replacements, source) ? prefix + source : undefined
    },
    load(id) {
      if (id === preloadHelper) return 'export const __vitePreload = (load) => load()'
      return id.startsWith(prefix) ? replacements[id.slice(prefix.length)] : undefined
    },
  }
}

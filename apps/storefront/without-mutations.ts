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
}
const prefix = '\0without:'

/**
 * Shops read through TanStack Query and never write, nor scroll without end. Its client brings both
 * along all the same, with what watches window and network: 2 kB of the 85 that a shopper is sent.
 */
export function withoutMutations(): Plugin {
  return {
    name: 'without-mutations',
    enforce: 'pre',
    resolveId(source, importer) {
      const isQueryCore = importer?.includes('@tanstack/query-core') ?? false
      return isQueryCore && Object.hasOwn(replacements, source) ? prefix + source : undefined
    },
    load(id) {
      return id.startsWith(prefix) ? replacements[id.slice(prefix.length)] : undefined
    },
  }
}

import { lazyPart } from '../shell/lazy-part.tsx'

/** In a file of its own, which most visits never need. */
export const NotFound = lazyPart(async () => (await import('./not-found.tsx')).NotFound)

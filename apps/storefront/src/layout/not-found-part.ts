import { lazyPart } from '../shell/lazy-part.tsx'

export const NotFound = lazyPart(async () => (await import('./not-found.tsx')).NotFound)

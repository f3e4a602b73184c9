import { loadEveryPart } from '@vitrine/sections/render/components.ts'
import { NotFound } from './layout/not-found-part.ts'

export { answerPlain } from './plain/answer-plain.tsx'
export { renderClosed } from './document/render-closed.tsx'
export { renderPage } from './document/render-document.tsx'

await Promise.all([loadEveryPart(), NotFound.preload()])

import { loadEveryPart } from '@vitrine/sections/render/components.ts'
import { NotFound } from './parts.ts'

export { answerPlain } from './plain/answer-plain.tsx'
export { renderPage } from './render-document.tsx'

await Promise.all([loadEveryPart(), NotFound.preload()])

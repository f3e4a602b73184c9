import { loadEveryPart } from '@vitrine/sections/components.ts'

export { answerPlain } from './plain/answer-plain.tsx'
export { renderPage } from './render-document.tsx'

await loadEveryPart()

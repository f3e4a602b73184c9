import { readGlobalContent } from '../../page/read-page.ts'
import { found, type FoundPage, missing, type Visit } from '../../page/visit.ts'
import { findStep } from './steps.ts'

export async function loadNewsletter(visit: Visit): Promise<FoundPage> {
  await readGlobalContent(visit)
  return findStep(visit.key) ? found : missing
}

import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import { queriesOf } from '@vitrine/sections/render/section-data.ts'
import { pageQuery } from '../calls/queries.ts'
import { hasTemplate } from './has-template.ts'
import { readAll } from './read-page.ts'
import type { Visit } from './visit.ts'

/** Reads the template of the page at a path, with the data of its sections. */
export async function readTemplate(visit: Visit, kind: TemplateKind, path: string) {
  const { source, read, gaps } = visit
  if (!hasTemplate(source, kind)) return
  try {
    const template = await read(pageQuery(source, path))
    if (template) await readAll(visit, queriesOf(template.content, source))
  } catch (error) {
    // Without its template, the page shows what it shows by itself.
    gaps.push(error)
  }
}

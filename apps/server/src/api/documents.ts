import { type FixedDocument, fixedDocument } from '../platform/http/fixed-document.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

export const apiDocuments: Readonly<Record<string, FixedDocument>> = {
  '/api/openapi.json': fixedDocument('application/json', async () =>
    JSON.stringify(await openApiDocument()),
  ),
  '/api/docs': fixedDocument('text/html; charset=utf-8', async () => String(await docsPage())),
}

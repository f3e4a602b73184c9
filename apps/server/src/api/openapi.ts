import { type JSONSchema, type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { traverseContractProcedures } from '@orpc/server'
import type { CallMeta } from '@vitrine/contract/call/call.ts'
import { contract } from '@vitrine/contract/contract.ts'
import { refusals } from '@vitrine/contract/call/refusal.ts'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

const errorSchema = {
  type: 'object' as const,
  required: ['error', 'code'] as string[],
  properties: {
    error: { type: 'string', description: 'One sentence for people.' },
    code: { type: 'string', enum: [...Object.keys(refusals), 'internal'] as string[] },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'] as string[],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    details: {},
    redirectTo: { type: 'string' },
  },
} satisfies JSONSchema

let document: Promise<OpenAPI.Document> | undefined

export function openApiDocument(): Promise<OpenAPI.Document> {
  document ??= generateDocument()
  return document
}

async function generateDocument(): Promise<OpenAPI.Document> {
  const generated = await generator.generate(contract, {
    info: { title: 'Shops', version: '1' },
    servers: [{ url: '/api' }],
    components: { securitySchemes },
    customErrorResponseBodySchema: () => errorSchema,
  })
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
    const { meta, route } = call['~orpc']
    const method = route.method?.toLowerCase() as 'get'
    const operation = generated.paths?.[route.path ?? '']?.[method]
    if (!operation) throw new Error(`The document has no ${route.method} ${route.path}.`)
    operation.security = securityOf(meta as CallMeta)
  })
  return generated
}

const securitySchemes: Record<string, OpenAPI.SecuritySchemeObject> = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'The cookie that signing in sets, on the main host.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key of a store. Only calls that list this scheme accept keys, with the scope that is ' +
      'listed; writing includes reading.',
  },
}

/** OpenAPI 3.1 lets every security scheme list roles; these are a key's scopes. */
function securityOf(rule: CallMeta): OpenAPI.SecurityRequirementObject[] {
  if (rule.access === 'public') return []
  if (rule.access !== 'owner' || !rule.scope) return [{ session: [] }]
  return [{ session: [] }, { apiKey: [rule.scope] }]
}

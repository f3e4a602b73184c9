import { type JSONSchema, type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@vitrine/contract/contract.ts'
import { refusals } from '@vitrine/contract/refusal.ts'

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

/** The OpenAPI document of every call, made once from the contract. */
export function openApiDocument(): Promise<OpenAPI.Document> {
  document ??= generator.generate(contract, {
    info: { title: 'Vitrine', version: '1' },
    servers: [{ url: '/api' }],
    customErrorResponseBodySchema: () => errorSchema,
  })
  return document
}

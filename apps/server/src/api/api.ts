import type { ORPCError } from '@orpc/server'
import { contract } from '@vitrine/contract/contract.ts'
import { requireWithinLimit } from './require-within-limit.ts'
import { createHandler, type Handler } from './create-handler.ts'
import { requireOwner, requireSession } from './access.ts'
import type { RequestContext } from './context.ts'
import type { ApiRouter } from './implement.ts'
import { errorBody } from '../platform/error-body.ts'
import { fileAnswer } from './file-answer.ts'
import { bodyLimitOf } from './body-limit.ts'
import { readJsonBody } from './read-json-body.ts'
import { isArchive, withArchive } from './read-archive.ts'
import { isImport, withImport } from './read-import.ts'
import { isRecording, withRecording } from './read-recording.ts'
import { isAvatar, isUpload, readUpload } from './read-upload.ts'
import { refuseCrossSite } from './refuse-cross-site.ts'
import { toAnswerable } from './refuse-errors.ts'
import { Refusal } from '../platform/refusal.ts'
import type { UploadIntake } from './upload-intake.ts'

const uploading = contract.media.upload['~orpc'].meta
const recording = contract.media.uploadFile['~orpc'].meta
const importing = contract.imports.upload['~orpc'].meta

export type Api = (request: Request, context: RequestContext) => Promise<Response>

export function createApi(router: ApiRouter, intakeOf: UploadIntake): Api {
  const handler = createHandler(router)
  return async (request, context) => {
    const answer = await answerCall({ handler, intakeOf }, request, context)
    forgetChangedStore(request, context, answer)
    return addHeaders(answer, context.responseHeaders)
  }
}

interface Parts {
  handler: Handler
  intakeOf: UploadIntake
}

async function answerCall(
  { handler, intakeOf }: Parts,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  try {
    if (context.host.kind === 'main') refuseCrossSite(request)
    if (isUpload(request)) return await answerUpload({ handler, intakeOf }, request, context)
    if (isImport(request)) return await answerImport(handler, request, context)
    if (isRecording(request)) return await answerRecording(handler, request, context)
    if (isArchive(request)) return await answerArchive(handler, request, context)
    const body = await readJsonBody(request, () => bodyLimitOf(request, context))
    return await answerWith(
      handler,
      lazyRequest(request, () => body),
      context,
    )
  } catch (error) {
    return errorAnswer(toAnswerable(error, context))
  }
}

/** Reads a file only after the access check, and releases its memory. */
async function answerUpload(
  { handler, intakeOf }: Parts,
  request: Request,
  context: RequestContext,
) {
  const { userId } = isAvatar(request)
    ? await requireSession(context)
    : await requireOwner(context, uploading, 'media.upload')
  await requireWithinLimit(context, 'upload', { account: userId })
  const intake = intakeOf(userId)
  try {
    const form = await readUpload(request, intake)
    return await answerWith(
      handler,
      lazyRequest(request, () => form),
      context,
    )
  } finally {
    intake.release()
  }
}

async function answerImport(handler: Handler, request: Request, context: RequestContext) {
  const { userId } = await requireOwner(context, importing, 'imports.upload')
  await requireWithinLimit(context, 'import', { account: userId })
  return await withImport(request, { userId, folder: context.config.dataDir }, (input) =>
    answerWith(
      handler,
      lazyRequest(request, () => input),
      context,
    ),
  )
}

async function answerRecording(handler: Handler, request: Request, context: RequestContext) {
  const { userId } = await requireOwner(context, recording, 'media.uploadFile')
  await requireWithinLimit(context, 'upload', { account: userId })
  return await withRecording(request, context.config, (input) =>
    answerWith(
      handler,
      lazyRequest(request, () => input),
      context,
    ),
  )
}

async function answerArchive(handler: Handler, request: Request, context: RequestContext) {
  const { userId } = await requireSession(context)
  await requireWithinLimit(context, 'import', { account: userId })
  return await withArchive(request, context.config, (input) =>
    answerWith(
      handler,
      lazyRequest(request, () => input),
      context,
    ),
  )
}

async function answerWith(handler: Handler, call: LazyRequest, context: RequestContext) {
  const { response } = await handler.handle(call, { prefix: '/api', context })
  if (response?.body instanceof File) return fileAnswer(response.body)
  if (response) return Response.json(response.body, { status: response.status })
  throw new Refusal('not_found')
}

/** Avoids a second `Request`: creating one takes longer than the call. Reads need only the URL. */
function lazyRequest({ url, method, headers }: Request, body: () => unknown) {
  return {
    url: new URL(url),
    method,
    signal: undefined,
    headers: method === 'GET' ? {} : Object.fromEntries(headers),
    body: async () => body(),
  }
}

type LazyRequest = ReturnType<typeof lazyRequest>

export function errorAnswer(error: ORPCError<string, unknown>): Response {
  return Response.json(errorBody(error), { status: error.status })
}

function forgetChangedStore({ method }: Request, context: RequestContext, { ok }: Response) {
  if (method === 'GET' || !ok) return
  for (const storeId of context.touchedStores) context.hosts.forget(storeId)
}

function addHeaders(answer: Response, added: Headers) {
  answer.headers.set('cache-control', 'no-store')
  for (const [name, value] of added) answer.headers.append(name, value)
  return answer
}

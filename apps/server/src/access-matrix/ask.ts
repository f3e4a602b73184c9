import type { App } from '../app.ts'
import type { Actor } from './actors.ts'
import type { DeclaredCall } from './calls.ts'

export interface Given {
  status: number
  /** Body and headers, which may contain no foreign text. */
  text: string
  body: string
}

type Fields = Record<string, unknown>

export async function ask(app: App, call: DeclaredCall, actor: Actor, input: Fields) {
  const { method } = call
  const isDetailed = 'headers' in input
  const { path, rest } = fillPath(call.path, (isDetailed ? input['body'] : input) as Fields)
  const isQuery = method === 'GET'
  const hasBody = !isQuery && Object.keys(rest).length > 0
  const hasFile = Object.values(rest).some((value) => value instanceof File)
  const cookie = actor.cookies.header
  const { file, ...beside } = rest
  const isFileItself = ['imports.upload', 'media.uploadFile', 'archives.bring'].includes(call.name)
  const params = isQuery ? rest : isFileItself ? beside : {}
  const query = `?${new URLSearchParams(Object.entries(params).flatMap(fieldsOf)).toString()}`
  const answer = await app.request(`http://${actor.host}/api${path}${query}`, {
    method,
    headers: {
      host: actor.host,
      ...(actor.key && { authorization: `Bearer ${actor.key.text}` }),
      ...(cookie && { cookie, 'sec-fetch-site': 'same-origin' }),
      ...(hasBody && !hasFile && { 'content-type': 'application/json' }),
      ...(isFileItself && { 'content-type': 'text/csv' }),
      ...(isDetailed ? (input['headers'] as Record<string, string>) : {}),
    },
    ...(hasBody && {
      body: isFileItself ? (file as File) : hasFile ? formOf(rest) : JSON.stringify(rest),
    }),
  })
  const body = await answer.text()
  const headers = JSON.stringify([...answer.headers])
  return { status: answer.status, body, text: `${body} ${headers}` } satisfies Given
}

/** Names each entry of a list by its place, as in `ids[0]`. */
function fieldsOf([name, value]: [string, unknown]): [string, string][] {
  if (!Array.isArray(value)) return [[name, String(value)]]
  return value.flatMap((each, index) => fieldsOf([`${name}[${index}]`, each]))
}

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

function fillPath(template: string, fields: Fields) {
  const rest = { ...fields }
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(fields[name]))
  })
  return { path, rest }
}

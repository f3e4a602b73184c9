import { type AnsweredCell } from './run-row.ts'
import { expectedOutcome, readableStores } from './expected-outcome.ts'
import type { MarkedStore } from './marked-store.ts'

export function faultsOf(cells: AnsweredCell[]): string[] {
  const missing = cells.find(({ target }) => target?.label === 'missing')
  return cells.flatMap((cell) => {
    const fault = faultOf(cell, missing)
    return fault === undefined ? [] : [`${nameOf(cell)}: ${fault}`]
  })
}

/** Returns the foreign texts in a row's responses, each with the cell's name. */
export function leaksOf(cells: AnsweredCell[], stores: MarkedStore[]): string[] {
  return cells.flatMap((cell) => {
    const { published, own } = readableStores(cell, stores)
    const marks = stores.flatMap((store) => [
      ...(own.includes(store) ? [] : [store.privateMark]),
      ...(published.includes(store) ? [] : [store.publicMark]),
    ])
    return leaksIn(cell, marks)
  })
}

export function leaksIn(cell: AnsweredCell, marks: string[]): string[] {
  const text = cell.given.text.toLowerCase()
  const found = marks.filter((mark) => text.includes(mark))
  return found.map((mark) => `${nameOf(cell)} shows ${around(text, mark)}`)
}

export function nameOf({ call, actor, target, swap }: AnsweredCell): string {
  return [call.name, actor.label, target?.label ?? 'nothing named', swap].join(' / ')
}

function around(text: string, mark: string) {
  const at = text.indexOf(mark)
  return text.slice(Math.max(0, at - 60), at + mark.length)
}

function faultOf(cell: AnsweredCell, missing: AnsweredCell | undefined): string | undefined {
  const { given, fixture } = cell
  const { status } = given
  const outcome = expectedOutcome(cell)
  const wrong = (words: string) => `${words}, not ${status} ${given.body.slice(0, 300)}`
  if (status >= 500) return wrong('an answer')
  if (outcome === 'not-signed-in') return isSignIn(given) ? undefined : wrong('401 and the way in')
  if (outcome === 'not-valid') return status === 401 ? undefined : wrong('401')
  if (outcome === 'no-scope' || outcome === 'no-right')
    return status === 403 ? undefined : wrong('403')
  if (outcome === 'not-found') return status === 404 ? undefined : wrong('404')
  if (outcome === 'refused') return [400, 404].includes(status) ? undefined : wrong('400 or 404')
  if (outcome === 'as-missing')
    return missing && isAlike(cell, missing) ? undefined : wrong(`as missing: ${show(missing)}`)
  if (outcome === 'handled') return undefined
  const isRefused = [400, 401, 403, 404].includes(status)
  return (fixture.status ? status === fixture.status : !isRefused) ? undefined : wrong('done')
}

function isSignIn({ status, body }: AnsweredCell['given']) {
  return status === 401 && body.includes('"redirectTo":"/login"')
}

/** Both refusals must be identical, apart from the requested name. */
function isAlike(foreign: AnsweredCell, missing: AnsweredCell): boolean {
  if (foreign.given.status !== missing.given.status) return false
  return foreign.given.status < 300 || withoutNames(foreign) === withoutNames(missing)
}

function withoutNames({ given, named }: AnsweredCell): string {
  // The hash of a quote depends on the requested products.
  const body = given.body.replace(/"quoteHash":"[^"]*"/, '"quoteHash":"…"')
  return named.reduce((text, name) => text.replaceAll(name, '…'), body)
}

function show(cell: AnsweredCell | undefined) {
  return cell ? `${cell.given.status} ${cell.given.body.slice(0, 200)}` : 'nothing to compare with'
}

import { pathOf } from './redirect-path.ts'

export interface RedirectRule {
  from: string
  to: string
}

/**
 * Finds redirects that would lead to another redirect, or in a circle.
 * @param existing targets by address, of the shop as it is
 * @param requested rules that are to be added, or to replace those of their address; one per address
 * @returns a sentence for each rule that is refused
 */
export function redirectProblems(
  existing: ReadonlyMap<string, string>,
  requested: readonly RedirectRule[],
): Map<RedirectRule, string> {
  const targets = new Map(existing)
  for (const { from, to } of requested) targets.set(from, to)
  const problems = new Map<RedirectRule, string>()
  for (const rule of requested) {
    const problem = problemOf(rule, targets)
    if (problem) problems.set(rule, problem)
  }
  const accepted = new Map(
    requested.filter((rule) => !problems.has(rule)).map((rule) => [rule.from, rule]),
  )
  for (const [from, to] of existing) {
    const rule = accepted.get(pathOf(to))
    if (rule && !accepted.has(from))
      problems.set(rule, `“${from}” leads to “${rule.from}”. Let it lead to “${rule.to}” first.`)
  }
  return problems
}

function problemOf({ from, to }: RedirectRule, targets: ReadonlyMap<string, string>) {
  const way = [from]
  let next = pathOf(to)
  while (targets.has(next) && !way.includes(next) && way.length < longestWay) {
    way.push(next)
    next = pathOf(targets.get(next)!)
  }
  if (next === from) return `This is a redirect loop: ${[...way, from].join(' → ')}.`
  if (way.length === 1) return undefined
  const [, middle] = way
  return `“${middle}” is redirected itself. Let “${from}” lead straight to “${targets.get(middle!)}”.`
}

const longestWay = 20

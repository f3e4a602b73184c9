import { contract } from '@vitrine/contract/contract.ts'
import { expect, test } from 'vitest'
import { callTable } from './call-table.ts'

const calls = Object.entries(callTable).flatMap(([group, wires]) =>
  Object.entries(wires).map(([name, wire]) => ({ group, name, wire })),
)

test.each(calls)('$group.$name is sent as the contract has it', ({ group, name, wire }) => {
  const groups: Record<string, Record<string, { '~orpc': { route: object } }>> = contract
  const route = groups[group]?.[name]?.['~orpc'].route
  expect(route).toMatchObject({ method: wire[0], path: wire[1] })
})

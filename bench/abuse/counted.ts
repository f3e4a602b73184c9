export function counted(statuses: readonly (number | undefined)[]): string {
  const groups = Map.groupBy(statuses, (status) => status ?? 'no answer')
  return [...groups].map(([status, all]) => `${all.length} × ${status}`).join(', ')
}

/** Chosen values by the attribute group's name. */
export type Choice = Readonly<Record<string, string>>

/** The variation that matches a choice in every attribute group; undefined while one is open. */
export function resolveVariation<V extends { attributes: Choice }>(
  attributeGroups: readonly { name: string }[],
  variations: readonly V[],
  chosen: Choice,
): V | undefined {
  if (!attributeGroups.every(({ name }) => valueOf(chosen, name))) return undefined
  return variations.find(({ attributes }) =>
    attributeGroups.every(({ name }) => valueOf(attributes, name) === valueOf(chosen, name)),
  )
}

/** Choosing a value again deselects it. */
export function toggleChoice(chosen: Choice, groupName: string, value: string): Choice {
  const { [groupName]: current, ...others } = chosen
  return current === value ? others : { ...others, [groupName]: value }
}

// Owners name the groups: one called "constructor" must not find the object's own.
function valueOf(choice: Choice, name: string): string | undefined {
  return Object.hasOwn(choice, name) ? choice[name] : undefined
}

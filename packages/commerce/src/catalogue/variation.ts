/** Chosen values by the attribute group's name. */
export type Choice = Readonly<Record<string, string>>

/**
 * Returns the variation that matches in every attribute group; undefined while one is not chosen.
 */
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

export function toggleChoice(chosen: Choice, groupName: string, value: string): Choice {
  const { [groupName]: current, ...others } = chosen
  return current === value ? others : { ...others, [groupName]: value }
}

// Own properties only: an owner may name a group "constructor".
function valueOf(choice: Choice, name: string): string | undefined {
  return Object.hasOwn(choice, name) ? choice[name] : undefined
}

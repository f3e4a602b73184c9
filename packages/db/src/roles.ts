/**
 * Who works in the database. Roles belong to the whole cluster, so each installation on it has a
 * prefix of its own.
 */
export interface Roles {
  /** Sees the rows of one store; nobody signs in as it. */
  app: string
  /** Sees the platform's tables; nobody signs in as it. */
  platform: string
  /** Signs in, owns nothing and may do nothing but step into the other two. */
  login: string
}

/** @param prefix lower-case letters, digits and underscores, as it stands in the text of statements */
export function rolesOf(prefix: string): Roles {
  return { app: `${prefix}_app`, platform: `${prefix}_platform`, login: `${prefix}_login` }
}

export const defaultRoles = rolesOf('vitrine')

/** Roles belong to the whole cluster, so each installation has its own prefix. */
export interface Roles {
  /** Sees the rows of one store; cannot sign in. */
  app: string
  /** Sees the platform's tables; cannot sign in. */
  platform: string
  /** Signs in, owns nothing, and can only switch to the other two. */
  login: string
}

/** @param prefix lower-case letters, digits and underscores: it becomes part of statements */
export function rolesOf(prefix: string): Roles {
  return { app: `${prefix}_app`, platform: `${prefix}_platform`, login: `${prefix}_login` }
}

export const defaultRoles = rolesOf('vitrine')

import { stat } from 'node:fs/promises'

export interface ServerUser {
  uid: number
  gid: number
}

/** initdb requires a passwd entry, which this user has everywhere. */
const nobody: ServerUser = { uid: 65534, gid: 65534 }

export const isRoot = () => process.getuid?.() === 0

/**
 * PostgreSQL refuses to run as root. An existing folder keeps its owner, so that root can start an
 * ordinary user's cluster.
 */
export async function serverUser(home: string): Promise<ServerUser> {
  const uid = process.getuid?.() ?? nobody.uid
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? nobody.gid }
  const owner = await stat(home).catch(() => undefined)
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody
}

export async function canReach(folder: string, user: ServerUser): Promise<boolean> {
  const parents = folder.split('/').map((_, depth, names) => names.slice(0, depth + 1).join('/'))
  const stats = await Promise.all(parents.map((parent) => stat(parent || '/')))
  return stats.every(({ uid, gid, mode }) => {
    if (uid === user.uid) return (mode & 0o100) !== 0
    if (gid === user.gid) return (mode & 0o010) !== 0
    return (mode & 0o001) !== 0
  })
}
